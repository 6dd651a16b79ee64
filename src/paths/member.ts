export const memberPaths = {
  myMain: '/my-main',
  mySetting: '/my-setting',
  memberLevel: '/my-member-level',
  memberRule: '/my-member-rule',
} as const
