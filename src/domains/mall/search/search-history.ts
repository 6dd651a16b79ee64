import * as z from 'zod/mini'
import { storedValue } from '#/shared/lib/storage.ts'
import { withoutTerm, MAX_HISTORY, withTerm } from './search-rules.ts'

/** The search terms stored on this phone, the latest first. Signing out deletes them together with the storage. */
const history = storedValue<string[]>(
  'local',
  'goods-searches',
  z.array(z.string()).check(z.maxLength(MAX_HISTORY)),
  [],
)

export const searchHistory = (): string[] => history.read()
export const storeSearch = (term: string): void => void history.write(withTerm(history.read(), term))
export const removeSearch = (term: string): void => void history.write(withoutTerm(history.read(), term))
export const clearSearches = (): void => history.remove()
