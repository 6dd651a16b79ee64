import { saveFile } from '../saving/save-file.ts'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

/** Gives the phone a calendar file to open. WeChat's browser does nothing with it: offer something else there. */
export const saveEvent = (name: string, event: CalendarEvent): void =>
  saveFile(`${name}.ics`, calendarFile(event), 'text/calendar')
