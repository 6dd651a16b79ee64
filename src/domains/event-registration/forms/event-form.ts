import * as z from 'zod/mini'
import type { User } from '#/domains/user/model.ts'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { required, text } from '#/shared/form/validators.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { type Answer, type Answers, dataOf, emptyAnswer, type FormField, problemOf, wordsOf } from '../field-rules.ts'
import type { RegistrationEvent } from '../model.ts'

/** The place and time of a visit to a hall: these fields of the app precede the fields of the event. */
export const SLOT = { hall: '体验馆', day: '参观日期', time: '参观时间' } as const

const slotShape = () => Object.fromEntries(Object.entries(SLOT).map(([key, label]) => [key, text(label, required)]))

const checked = (field: FormField) =>
  z.custom<Answer>().check((context) => {
    const message = problemOf(field, context.value, dayOf(serverNow()))
    if (message) context.issues.push({ code: 'custom', message, input: context.value })
  })

/** The schema of an event's form. The order of the fields is the order of the error messages. */
export const formOf = (fields: readonly FormField[], visit: boolean): z.ZodMiniType<Answers, Answers> =>
  z.object({
    ...(visit ? slotShape() : {}),
    ...Object.fromEntries(fields.map((field) => [field.key, checked(field)])),
  })

type KnownPerson = Pick<User, 'fullName' | 'mobile'> | undefined

/** Name and phone come from the account. The person can change them, to sign up somebody else. */
const knownAnswer = ({ kind, name, pattern }: FormField, user: KnownPerson): string => {
  if (kind !== 'TEXT' || !user) return ''
  return pattern === 'PHONE' ? user.mobile : name === 'name' ? user.fullName : ''
}

export const defaultsOf = (fields: readonly FormField[], visit: boolean, user: KnownPerson): Answers => ({
  ...(visit ? { hall: '', day: '', time: '' } : {}),
  ...Object.fromEntries(fields.map((field) => [field.key, knownAnswer(field, user) || emptyAnswer(field)])),
})

const isRegion = ({ kind }: FormField): boolean => kind === 'REGION'

/** Matches the field with the number of people. Any other number may be an age or health data. */
const isHeadcount = ({ kind, label }: FormField): boolean =>
  kind === 'NUMBER' && /^(参加|参与|报名|到场|同行)?人数$/.test(label)

const mayBeKept = (field: FormField): boolean => isRegion(field) || isHeadcount(field)

/**
 * The hall, its day and time, regions, and the number of people are restored after a reload. Other answers may be about
 * health and are only in memory.
 */
export const persistedFieldsOf = (fields: readonly FormField[], visit: boolean): PersistedFields<Answers> => ({
  fields: z.object({
    ...(visit ? { hall: z.string(), day: z.string(), time: z.string() } : {}),
    ...Object.fromEntries(
      fields.filter(isRegion).map(({ key }) => [key, z.array(z.string()).check(z.maxLength(4))] as const),
    ),
    ...Object.fromEntries(
      fields.filter(isHeadcount).map(({ key }) => [key, z.string().check(z.maxLength(6))] as const),
    ),
  }),
  lost: Object.fromEntries(fields.filter((field) => !mayBeKept(field)).map(({ key, label }) => [key, label])),
})

interface EventFormData {
  event: Pick<RegistrationEvent, 'id' | 'deposit'>
  fields: readonly FormField[]
  sharingCode: string | null
}

export const registrationBody = ({ event, fields, sharingCode }: EventFormData, answers: Answers) => ({
  eventId: event.id,
  genericFormData: { data: dataOf(fields, answers) },
  userOption: { deposit: event.deposit },
  sharingCode,
})

export const slotOf = ({ hall, day, time }: Answers) => ({
  hallId: wordsOf(hall),
  date: wordsOf(day),
  time: wordsOf(time),
})

export const visitBody = ({ event, fields, sharingCode }: EventFormData, answers: Answers) => ({
  eventId: event.id,
  ...slotOf(answers),
  genericFormData: { data: dataOf(fields, answers) },
  sharingCode,
})

/** The name of the draft; another form of the same event has another draft. */
export const draftOf = (eventId: string, fields: readonly FormField[]): string =>
  `sign-form ${eventId} ${fields.map(({ name, kind }) => `${name}:${kind}`).join()}`
