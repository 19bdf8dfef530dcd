// Written by the tests. Do not edit.

import SceneDriving

extension ScenePair {
  /// Every scene here.
  static let all: [ScenePair] = [
    .authorHeader,
    .buttons,
    .cities,
    .hyperlinks,
    .login,
    .nickname,
    .profile,
    .options,
    .reviews,
    .settings,
    .switches,
    .welcome,
    .account,
    .answers,
    .board,
    .boards,
    .booking,
    .bounds,
    .draft,
    .feed,
    .finder,
    .gestures,
    .glimpses,
    .ledger,
    .likes,
    .mailbox,
    .member,
    .people,
    .pictures,
    .search,
    .survival,
    .switchboard,
    .tasks,
    .gallery,
    .thumbs,
    .wall,
  ]
}
