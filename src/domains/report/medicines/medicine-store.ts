import * as z from 'zod/mini'
import { deviceNotes } from '../device-notes.ts'
import { type Medicine, MAX_MEDICINES } from './medicine-list.ts'

const List = z.array(z.object({ id: z.string(), name: z.string() })).check(z.maxLength(MAX_MEDICINES))

/** The noted medicines of each report: ids and names only, never a result. */
export const medicineNotes = deviceNotes<readonly Medicine[]>('medicines', List, [], (list) => list.length === 0)
