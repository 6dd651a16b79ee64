export const geneticFriendsPaths = {
  relativesDefault: '/relatives-main',
  relatives: '/relatives-main/:type',
  /** The searched name or number is personal data and therefore not part of the address. */
  friendSearch: '/relatives-friends-search',
  /** Two hyphens, as the specification spells it (FAM-015). */
  friendLite: '/friends-detail--lite/:id',
  friend: '/friends-detail/:id',
  friendApplication: '/apply-detail/:id',
} as const
