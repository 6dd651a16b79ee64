import * as z from 'zod/mini'
import { storedValue } from '#/shared/lib/storage.ts'

export const MAX_VIEWED = 50

/** The ids of the goods viewed last on this phone, newest first. Signing out removes them with the storage. */
export const viewedGoods = storedValue<string[]>(
  'local',
  'viewed-goods',
  z.array(z.string().check(z.maxLength(64))),
  [],
)

export const withViewed = (ids: readonly string[], id: string): string[] =>
  [id, ...ids.filter((one) => one !== id)].slice(0, MAX_VIEWED)

export const recordViewed = (id: string): void => void viewedGoods.write(withViewed(viewedGoods.read(), id))
