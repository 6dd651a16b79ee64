export const geneticFriendsPaths = {
  relativesDefault: '/relatives-main',
  relatives: '/relatives-main/:type',
  /** What is searched, a name or a number, stands in no address. */
  friendSearch: '/relatives-friends-search',
  /** Two hyphens, as the specification spells it (FAM-015). */
  friendLite: '/friends-detail--lite/:id',
  friend: '/friends-detail/:id',
  friendApplication: '/apply-detail/:id',
} as const
