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

/** The level that a word means, in any case; null for one that this release does not know. */
export const levelOf = (word: string): Level | null => levels.find((level) => level === word.toLowerCase()) ?? null

/** How far it is to the next level; null where the server does not say, and at the highest level. */
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

/** What a level brings, in the words of the server; empty where it does not say. */
export const benefitsOf = (level: Level, { benefits }: Pick<MemberLevel, 'benefits'>): string[] =>
  benefits.filter((one) => levelOf(one.level) === level).flatMap(({ texts }) => texts)
