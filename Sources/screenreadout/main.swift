print("screenreadout")
