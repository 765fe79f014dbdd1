// room ReadingOrder
