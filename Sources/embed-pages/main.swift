print("embed-pages")
