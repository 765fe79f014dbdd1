// room Checks
