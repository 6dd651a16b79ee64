import * as z from 'zod/mini'
import { storedValue } from './storage.ts'

const shownPopups = storedValue<string[]>('session', 'shown-popups', z.array(z.string()), [])

/** Whether the popup of this record was not shown in this session yet (FMT-014, decision 40). */
export const isFirstShow = (recordId: string): boolean => !shownPopups.read().includes(recordId)

export const markShown = (recordId: string): void => {
  if (isFirstShow(recordId)) shownPopups.write([...shownPopups.read(), recordId])
}
