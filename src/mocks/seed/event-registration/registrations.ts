import type { RegistrationRow } from '../../event-registration/rows.ts'

const DAY = 86_400_000

type RegistrationSeed = Pick<RegistrationRow, 'status' | 'workflowStatus' | 'activityCode'> & Partial<RegistrationRow>

/** Every state: reports to explain, visits to a hall, an anniversary, a lecture without steps, an unpaid deposit. */
const states: readonly RegistrationSeed[] = [
  { status: 'SUCCESS', workflowStatus: 'CONFIRMED', activityCode: 'EXPERIENCE_HALL', title: '深圳湾体验馆参观', eventId: 'E6', hallId: 'H1', parseTime: '10:00-11:00', place: '深圳湾生命体验馆' },
  { status: 'SUCCESS', workflowStatus: 'UNCONFIRMED', activityCode: 'REPORT_INTERPRETATION' },
  { status: 'WAIT_FOR_PAY', workflowStatus: null, activityCode: 'LECTURE', title: '孕期营养公开课', deposit: 5000 },
  { status: 'SUCCESS', workflowStatus: 'INTERPRETED', activityCode: 'REPORT_INTERPRETATION' },
  { status: 'SUCCESS', workflowStatus: 'SIGNED_IN', activityCode: 'ANNIVERSARY' },
  { status: 'CANCEL', workflowStatus: 'CONFIRMED', activityCode: 'EXPERIENCE_HALL' },
  { status: 'SUCCESS', workflowStatus: null, activityCode: 'LECTURE', title: '基因科普讲座' },
  { status: 'SUCCESS', workflowStatus: 'INVALID', activityCode: 'REPORT_INTERPRETATION' },
  { status: 'SUCCESS', workflowStatus: 'OTHER_REASON_CANCEL', activityCode: 'REPORT_INTERPRETATION' },
  { status: 'SUCCESS', workflowStatus: 'PHONE_CAN_NOT_GET_THROUGH', activityCode: 'REPORT_INTERPRETATION' },
]

const stepsOf = ({ workflowStatus: last }: RegistrationSeed, from: number): RegistrationRow['steps'] => {
  if (last === null) return []
  const names = [...new Set(['UNCONFIRMED' as const, ...(last === 'UNCONFIRMED' ? [] : ['CONFIRMED' as const]), last])]
  return names.map((status, index) => ({ status, time: from + index * DAY }))
}

export function registrationsOf(now: number, userId: (persona: string) => string): RegistrationRow[] {
  const made = (persona: string, prefix: string) => (given: RegistrationSeed, index: number): RegistrationRow => {
    const registrationTime = now - (4 + index * 9) * DAY
    // The first three appointments are in the future.
    const parseDate = index < 3 ? now + (3 + index * 4) * DAY : registrationTime + 7 * DAY
    return {
      id: `${prefix}${index + 1}`, userId: userId(persona), title: '', registrationTime, parseDate, parseTime: '', deposit: null,
      steps: stepsOf(given, registrationTime), eventId: '', place: '', hallId: null, nextStep: '',
      depositState: given.status === 'WAIT_FOR_PAY' ? 'UNPAID' : null,
      payOrderId: null, payUntil: null, data: {}, reason: '', sharingCode: null, ...given,
    }
  }
  const many = Array.from({ length: 30 }, (_, index) => states[index % states.length] ?? states[0]).filter((one) => one !== undefined)
  return [...states.slice(0, 2).map(made('member', 'RG2')), ...many.map(made('rich', 'RG7'))]
}
