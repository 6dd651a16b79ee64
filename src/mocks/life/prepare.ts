import type { UserRow } from '../db-rows.ts'
import type { World } from '../mock-api.ts'
import { give } from './given.ts'
import { live } from './travel.ts'

/** Applies the knobs that change the data of the signed-in person, and returns whether the data has changed. */
export function prepare(world: World, user: UserRow): boolean {
  const { db, knobs, now } = world
  const lived = knobs.life !== null && live(db, user, knobs.life, knobs.life.text, now)
  return give({ ...world, user }, knobs.given) || lived
}
