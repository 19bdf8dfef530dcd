extension SceneElements {
  mutating func registerSelfManagingViews() {
    var avatar = SceneElement("avatar") { AvatarView() }
    avatar.configure(["url", "vip", "uid", "tapped"]) { parts in
      let url = parts.value("url", .optional(.url)) ?? nil
      let isVIP = parts.value("vip", .boolean) ?? false
      let uid = parts.value("uid", .string)
      let tapped = parts.handler("tapped")
      return { avatar in
        if let uid {
          avatar.selfManagedConfigure(avatarURL: url, vipInfo: isVIP, uid: uid)
        } else {
          avatar.configure(avatarURL: url, vipInfo: isVIP, tapped: { tapped?() })
        }
      }
    }
    register(avatar)

    var like = SceneElement("likeButton", extends: "button") { LikeButton() }
    like.without("title", "image")
    like.configure(["liked", "count", "itemID", "toggled"]) { parts in
      let isLiked = parts.value("liked", .boolean) ?? false
      let count = parts.value("count", .integer.atLeast(0)) ?? 0
      let itemID = parts.value("itemID", .string)
      let toggled = parts.handler("toggled")
      return { button in
        if let itemID {
          button.selfManagedConfigure(likeStatus: isLiked, count: count, itemID: itemID)
        } else if let toggled {
          button.selfManagedConfigure(
            likeStatus: isLiked, count: count, toggled: { isLiked in try await toggled.send(isLiked) })
        } else {
          button.configure(likeStatus: isLiked, count: count)
        }
      }
    }
    register(like)
  }
}
