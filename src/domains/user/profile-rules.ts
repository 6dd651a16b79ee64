import { parseInstant } from '#/shared/lib/time/instant.ts'

const FIRST_DAY = '1900-01-01'
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Validates a birthday: empty, or a day from 1900 to today. */
export function birthdayProblem(day: string, now: number): string | null {
  if (day === '') return null
  const time = DAY.test(day) ? parseInstant(day) : null
  if (time === null || day < FIRST_DAY) return '出生日期格式错误'
  return time > now ? '出生日期不能晚于今天' : null
}

/** The changed fields of the profile: only those are sent (WAL-012); null without changes. */
export function changesOf<T extends object>(values: T, before: NoInfer<T>): Partial<T> | null {
  const names = (Object.keys(values) as (keyof T)[]).filter((name) => values[name] !== before[name])
  return names.length === 0 ? null : (Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<T>)
}
