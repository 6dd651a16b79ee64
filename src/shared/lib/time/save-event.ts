import { type CalendarEvent, calendarFile } from './calendar-file.ts'

/** How long the browser may take to read the file. */
const KEPT_MS = 60_000

/** Gives the phone a calendar file to open. WeChat's browser does nothing with it: offer something else there. */
export function saveEvent(name: string, event: CalendarEvent): void {
  const address = URL.createObjectURL(new Blob([calendarFile(event)], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.ics`
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
