// room ScreenModel
