import type { EventRow, RegistrationRow } from './rows.ts'
import { hallOf } from './halls.ts'

const iso = (time: number): string => new Date(time).toISOString()
const isoOrNot = (time: number | null): string | null => (time === null ? null : iso(time))

const hallName = (row: RegistrationRow) => {
  const hall = hallOf(row.hallId)
  return hall ? { id: hall.id, name: hall.name } : null
}

/** @param whole includes all answers of the form; a list contains only the date. */
export const registrationWire = (row: RegistrationRow, whole = false) => ({
  id: row.id,
  title: row.title,
  status: row.status,
  workflowStatus: row.workflowStatus,
  activityCode: row.activityCode,
  registrationTime: iso(row.registrationTime),
  genericFormData: {
    data: { ...(whole ? row.data : {}), parseDate: isoOrNot(row.parseDate), parseTime: row.parseTime },
  },
  userOption: { deposit: row.deposit },
  statusHistory: row.steps.map(({ status, time }) => ({ status, time: iso(time) })),
  eventId: row.eventId,
  place: row.place,
  lifeExperienceHallDTO: hallName(row),
  nextStep: row.nextStep,
  depositState: row.depositState,
  payOrderId: row.payOrderId,
  payUntil: isoOrNot(row.payUntil),
})

export const eventWire = ({ others: _others, capacity: _capacity, deposit, fields, ...event }: EventRow) => ({
  ...event,
  startTime: iso(event.startTime),
  endTime: iso(event.endTime),
  parseDate: isoOrNot(event.parseDate),
  userOption: { deposit },
  fields,
})
