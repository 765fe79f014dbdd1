/// What people write in front of and behind a description to say that it belongs to an image, in the languages that
/// rule `image-label-redundant-word` knows.
enum ImageWords {
  static let openings = Phrases(
    "image of", "picture of", "photo of", "graphic of", "icon of", "bild von", "foto von", "abbildung von", "image de",
    "photo de", "icône de", "imagen de", "foto de", "icono de", "immagine di", "foto di", "icona di", "imagem de",
    "ícone de", "afbeelding van", "foto van", "bild på", "obraz")
  static let endings = Phrases(
    "image", "picture", "graphic", "icon", "photo", "bild", "foto", "symbol", "icône", "imagen", "icono", "immagine",
    "icona", "imagem", "ícone", "afbeelding", "pictogram")
  /// With these before it the word names the thing: a profile picture is called so.
  static let names = Phrases(
    "profile", "cover", "user", "account", "contact", "album", "avatar", "header", "background", "display", "passport",
    "id", "group", "team", "team's", "channel", "app", "wedding", "family", "class", "your", "my", "a", "the", "no",
    "add", "take", "choose", "select", "change", "edit", "remove", "delete", "upload", "next", "previous", "kontakt",
    "profil", "perfil", "profilo")
}
