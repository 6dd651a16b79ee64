import { memberLevels, type MemberLevel } from './model.ts'

export type Level = (typeof memberLevels)[number]

/** The names of the levels (WAL-009). */
export const levelLabel: Record<Level, string> = {
  bronze: '青铜',
  silver: '白银',
  gold: '黄金',
  platinum: '铂金',
  diamond: '钻石',
}

/** From the lowest to the highest (WAL-009). */
export const levels: readonly Level[] = memberLevels

/** The level of a word, in any letter case; null for a level that is not in the list of this release. */
export const levelOf = (word: string): Level | null => levels.find((level) => level === word.toLowerCase()) ?? null

/** The points missing for the next level; null at the highest level, and if the server does not send them. */
export function nextStep({ level, points, nextPoints }: Pick<MemberLevel, 'level' | 'points' | 'nextPoints'>): {
  to: Level
  missing: number
  points: number
  of: number
} | null {
  const own = levelOf(level)
  const to = own && levels[levels.indexOf(own) + 1]
  if (!to || points === null || nextPoints === null || points < 0 || nextPoints <= points) return null
  return { to, missing: nextPoints - points, points, of: nextPoints }
}

/** The benefits of a level in the server's words; empty when it sends none. */
export const benefitsOf = (level: Level, { benefits }: Pick<MemberLevel, 'benefits'>): string[] =>
  benefits.filter((one) => levelOf(one.level) === level).flatMap(({ texts }) => texts)
