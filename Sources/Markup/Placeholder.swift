// room Markup
