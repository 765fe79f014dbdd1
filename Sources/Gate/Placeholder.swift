// room Gate
