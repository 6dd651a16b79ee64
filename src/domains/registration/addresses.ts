export const addresses = {
  mySchedule: '/my-schedule',
} as const
