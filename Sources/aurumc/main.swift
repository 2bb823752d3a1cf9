print("aurumc")
