/** From this age on, somebody is an adult. */
export const ADULT = 18

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whole years on a day, never below 0; both are `YYYY-MM-DD`. Null without a birthday or a day. */
export function ageOn(birthday: string, day: string): number | null {
  if (!DAY.test(birthday) || !DAY.test(day)) return null
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return Math.max(0, day.slice(5) < birthday.slice(5) ? years - 1 : years)
}

/** China has no daylight saving time: always UTC+8. */
const CHINA_MS = 28_800_000

/** Whole years at an instant, by the Chinese day. */
export const ageAt = (birthday: string, now: number): number | null =>
  ageOn(birthday, new Date(now + CHINA_MS).toISOString().slice(0, 10))
