import type {
  depositStates,
  fieldKinds,
  fieldPatterns,
  FormAnswers,
  workflowStatuses,
} from '#/domains/event-registration/model.ts'

type Workflow = (typeof workflowStatuses)[number]

/** Times are epoch ms, money is cents. */
export interface RegistrationRow {
  id: string
  userId: string
  title: string
  status: 'WAIT_FOR_PAY' | 'SUCCESS' | 'CANCEL'
  workflowStatus: Workflow | null
  activityCode: string
  registrationTime: number
  parseDate: number | null
  /** The hours of the day; empty when unknown. */
  parseTime: string
  deposit: number | null
  steps: { status: Workflow; time: number }[]
  eventId: string
  place: string
  hallId: string | null
  nextStep: string
  depositState: (typeof depositStates)[number] | null
  payOrderId: string | null
  payUntil: number | null
  data: FormAnswers
  /** The reason of the cancellation, and the code of the person who had shared the event. */
  reason: string
  sharingCode: string | null
}

export interface EventFieldRow {
  name: string
  label: string
  kind: (typeof fieldKinds)[number]
  hint?: string
  required?: boolean
  min?: number
  max?: number
  pattern?: (typeof fieldPatterns)[number]
  options?: readonly (string | { value: string; label: string })[]
  span?: 'PAST' | 'COMING'
}

export interface EventRow {
  id: string
  title: string
  activityCode: string
  startTime: number
  endTime: number
  parseDate: number | null
  parseTime: string
  place: string
  description: string
  imageUrl: string
  nextStep: string
  deposit: number
  capacity: number
  /** Places of people outside this database. */
  others: number
  fields: readonly EventFieldRow[]
}

/** The tables for registrations. Halls and their days are computed from the clock. */
export interface RegistrationTables {
  registrations: RegistrationRow[]
  registrationEvents: EventRow[]
}
