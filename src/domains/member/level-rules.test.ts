import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { MaybeLevel, type MemberLevel } from './model.ts'
import { benefitsOf, levelLabel, levelOf, levels, nextStep } from './level-rules.ts'

const parsed = (reply: object): MemberLevel => z.parse(MaybeLevel, reply) as MemberLevel

test('[WAL-009] the levels are sorted from the lowest to the highest', () => {
  expect(levels.map((level) => levelLabel[level])).toEqual(['青铜', '白银', '黄金', '铂金', '钻石'])
})

test.each([
  ['gold', 'gold'],
  ['GOLD', 'gold'],
  ['vip', null],
  ['', null],
  ['constructor', null],
])('[WAL-009] the reply %j gives the level %j', (word, level) => expect(levelOf(word)).toBe(level))

test.each([
  [
    { level: 'gold', points: 1200, nextPoints: 2000 },
    { to: 'platinum', missing: 800, points: 1200, of: 2000 },
  ],
  [
    { level: 'bronze', points: 0, nextPoints: 1 },
    { to: 'silver', missing: 1, points: 0, of: 1 },
  ],
  [{ level: 'gold', points: 2000, nextPoints: 2000 }, null],
  [{ level: 'gold', points: 2001, nextPoints: 2000 }, null],
  [{ level: 'gold', points: -1, nextPoints: 2000 }, null],
  [{ level: 'gold', points: 1200 }, null],
  [{ level: 'gold', nextPoints: 2000 }, null],
  [{ level: 'gold', points: 'many', nextPoints: '1.5' }, null],
  [{ level: 'diamond', points: 1, nextPoints: 2 }, null],
  [{ level: 'vip', points: 1, nextPoints: 2 }, null],
])('for the reply %j, the next level and the missing points are %j (null if unknown)', (reply, step) =>
  expect(nextStep(parsed(reply))).toEqual(step),
)

test('the benefits of a level are the benefits that the server sends', () => {
  const level = parsed({
    level: 'gold',
    benefits: [
      { level: 'GOLD', texts: ['A', 'B'] },
      { level: 'silver', texts: ['C'] },
      { level: 'vip', texts: ['D'] },
      7,
    ],
  })
  expect(levels.map((one) => benefitsOf(one, level))).toEqual([[], ['C'], ['A', 'B'], [], []])
})
