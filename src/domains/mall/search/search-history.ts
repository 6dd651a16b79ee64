import * as z from 'zod/mini'
import { storedValue } from '#/shared/lib/storage.ts'
import { forgotten, MAX_HISTORY, remembered } from './search-rules.ts'

/** The search terms stored on this phone, the latest first. Signing out deletes them together with the storage. */
const history = storedValue<string[]>(
  'local',
  'goods-searches',
  z.array(z.string()).check(z.maxLength(MAX_HISTORY)),
  [],
)

export const searchHistory = (): string[] => history.read()
export const rememberSearch = (term: string): void => void history.write(remembered(history.read(), term))
export const forgetSearch = (term: string): void => void history.write(forgotten(history.read(), term))
export const forgetSearches = (): void => history.remove()
