import { parseDay } from '#/shared/lib/time/day.ts'
import { tolerant } from './wire.ts'

/** A day in China, `YYYY-MM-DD`; empty when missing or unreadable. Calls send it back in this form. */
export const Day = tolerant<string, unknown>('day', '', (value) => parseDay(value) ?? undefined)
