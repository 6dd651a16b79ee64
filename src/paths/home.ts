export const homePaths = {
  home: '/Home',
  homeTab: '/Home/:tab',
} as const
