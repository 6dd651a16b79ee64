import { saveFile } from '../saving/save-file.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

/** Saves a calendar file through the browser. WeChat's browser ignores this: offer something else there. */
export const saveEvent = (name: string, event: CalendarEvent): void =>
  saveFile(`${name}.ics`, calendarFile(event), 'text/calendar')
