export const addresses = {
  home: '/Home',
  homeTab: '/Home/:tab',
} as const
