import * as z from 'zod/mini'
import { deviceNotes } from '../../device-notes.ts'
import { type NotedPregnancy, pregnancyStatuses } from './owner-rules.ts'

const Noted = z.nullable(z.object({ status: z.enum(pregnancyStatuses), at: z.number() }))

export const pregnancyNotes = deviceNotes<NotedPregnancy | null>('pregnancy', Noted, null, (noted) => noted === null)
