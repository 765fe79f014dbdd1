// room Audit
