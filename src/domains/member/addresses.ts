export const addresses = {
  myMain: '/my-main',
  mySetting: '/my-setting',
} as const
