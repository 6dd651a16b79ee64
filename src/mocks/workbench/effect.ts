import type { Db } from '../db.ts'
import type { UserRow } from '../db-rows.ts'
import { type Knobs, parseKnobs } from '../knobs.ts'
import { lackOf } from '../life/given.ts'
import { reportBook } from '../seed/reports.ts'
import { misunderstood } from './understood.ts'

/** Finds which knobs have no effect, and why. */

export const userOf = (db: Db, token: string): UserRow | null => {
  const session = db.sessions.find((row) => row.token === token)
  return db.users.find(({ id }) => id === session?.userId) ?? null
}

/** The person whom the knobs apply to: the persona in the knobs, else the signed-in person. */
const personOf = (db: Db, { persona }: Knobs, token: string): UserRow | null =>
  db.users.find((user) => user.persona !== '' && user.persona === persona) ?? userOf(db, token)

/** One sentence for each knob that is not understood, or that has no effect for this person. */
export function wrongIn(db: Db, text: string, token: string): string[] {
  const knobs = parseKnobs(text)
  const sentences = misunderstood(text)
  const personal = [...(knobs.life ? ['life'] : []), ...(knobs.given.length > 0 ? ['given'] : [])]
  if (personal.length === 0) return sentences
  const user = personOf(db, knobs, token)
  if (!user) return [...sentences, `开关 ${personal.join('、')} 要有人登录才起作用，请先登录，或加上 persona:<身份>`]
  // A life moves with the first call, and may create what a situation needs.
  const { life } = knobs
  if (life && !db.lives.some((row) => row.userId === user.id && row.knob === life.text)) return sentences
  const asking = { db, reports: reportBook, now: knobs.clock ?? Date.now(), knobs, user }
  const lacking = knobs.given.flatMap((name) => {
    const lack = lackOf(asking, name)
    return lack ? [`开关 given:${name} 对${user.fullName}不起作用，它需要${lack}`] : []
  })
  return [...sentences, ...lacking]
}
