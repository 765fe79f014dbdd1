// room Importers
