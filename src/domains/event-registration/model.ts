import * as z from 'zod/mini'
import { Prose } from '#/shared/api/prose.ts'
import { Gender } from '#/domains/user/model.ts'
import { Day } from '#/shared/api/day.ts'
import { editable } from '#/shared/api/editable.ts'
import { hasRefused } from '#/shared/api/blocks.ts'
import { Title } from '#/shared/api/title.ts'
import {
  checked,
  transform,
  Decimal,
  Edge,
  union,
  Flag,
  Id,
  Instant,
  listOf,
  maybe,
  Money,
  Name,
  open,
  nullableReply,
  shape,
  Text,
  BooleanReply,
} from '#/shared/api/wire.ts'
import { identityTypes } from '#/shared/lib/idcard.ts'

export { Nothing, PageQuery } from '#/shared/api/wire.ts'

export const registrationStatuses = ['WAIT_FOR_PAY', 'SUCCESS', 'CANCEL'] as const

/** Steps of a report interpretation, and of a visit to an experience hall or an anniversary (specification §4). */
export const workflowStatuses = [
  'UNCONFIRMED',
  'CONFIRMED',
  'INTERPRETED',
  'SIGNED_IN',
  'INVALID',
  'OTHER_REASON_CANCEL',
  'PHONE_CAN_NOT_GET_THROUGH',
] as const

export const depositStates = ['UNPAID', 'PAID', 'REFUNDING', 'REFUNDED'] as const

/** The specification does not name the fields of a step (decision 375). */
const Step = shape('RegistrationStep', { status: open(workflowStatuses), time: Instant }, 'status')

const UserOption = checked(shape('UserOption', { deposit: Money }), (option) => !hasRefused(option))

export const HallName = shape('LifeExperienceHall', { id: Id, name: Text })

/** The answers of the person. Only the fields that the app shows again are parsed. */
const GenericFormFields = editable(
  shape('GenericFormFields', {
    parseDate: Instant,
    /** The hours of the day: `10:00-11:00`. */
    parseTime: Text,
    name: Text,
    mobile: Text,
    gender: Gender,
    birthday: Day,
    identityCardType: open(identityTypes),
    identityCard: Text,
  }),
)

export const Registration = transform(
  shape('Registration', {
    id: Id,
    title: Title,
    status: open(registrationStatuses),
    workflowStatus: open(workflowStatuses),
    activityCode: Text,
    registrationTime: Instant,
    genericFormData: maybe(shape('GenericFormData', { data: nullableReply(GenericFormFields) })),
    userOption: maybe(UserOption),
    statusHistory: listOf(Step),
    eventId: Text,
    place: Text,
    lifeExperienceHallDTO: maybe(HallName),
    /** The next step after a registration, in the words of the event. */
    nextStep: Prose,
    depositState: open(depositStates),
    /** The pay order of the deposit, and the time until which the place is held for it. */
    payOrderId: Text,
    payUntil: Edge,
  }),
  ({ genericFormData, userOption, lifeExperienceHallDTO: hall, ...registration }) => ({
    ...registration,
    /** The day of the event. */
    parseDate: genericFormData?.data?.parseDate ?? null,
    parseTime: genericFormData?.data?.parseTime ?? '',
    deposit: userOption?.deposit ?? null,
    hall,
    form: genericFormData?.data ?? null,
  }),
)
export type Registration = z.infer<typeof Registration>

export const fieldKinds = ['TEXT', 'NUMBER', 'CHOICE', 'SEVERAL', 'DATE', 'REGION', 'PICTURE'] as const
export const fieldPatterns = ['PHONE', 'EMAIL', 'ID_CARD', 'PASSPORT', 'DIGITS', 'DECIMAL'] as const

const FieldOption = union(Name, shape('EventFieldOption', { value: Name, label: Text }), (value) => ({
  value,
  label: '',
}))

/** One field of an event's own form, with its rules. `min` and `max` limit the characters, the number, or the count. */
export const EventField = shape('EventField', {
  name: Name,
  label: Text,
  kind: open(fieldKinds),
  hint: Prose,
  required: Flag,
  min: Decimal,
  max: Decimal,
  pattern: open(fieldPatterns),
  options: listOf(FieldOption),
  /** The allowed days of a date; if missing, any day is allowed. */
  span: open(['PAST', 'COMING']),
})
export type EventField = z.infer<typeof EventField>

/** An event with a sign-up. Start and end are the times of the sign-up. */
export const RegistrationEvent = transform(
  shape('RegistrationEvent', {
    id: Id,
    title: Title,
    startTime: Edge,
    endTime: Edge,
    activityCode: Text,
    imageUrl: Text,
    description: Prose,
    place: Text,
    parseDate: Instant,
    parseTime: Text,
    nextStep: Prose,
    userOption: maybe(UserOption),
    fields: listOf(EventField),
  }),
  ({ userOption, ...event }) => ({ ...event, deposit: userOption?.deposit ?? null }),
)
export type RegistrationEvent = z.infer<typeof RegistrationEvent>

export const FullQuery = z.object({ eventId: z.string() })
export const IsFull = BooleanReply

export const FormAnswers = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
export type FormAnswers = z.infer<typeof FormAnswers>

/** The deposit that was shown to the person; the server refuses any other amount. */
export const NewRegistration = z.object({
  eventId: z.string(),
  genericFormData: z.object({ data: FormAnswers }),
  userOption: z.object({ deposit: z.nullable(z.int()) }),
  sharingCode: z.nullable(z.string()),
})

export const ChangedRegistration = z.object({ id: z.string(), genericFormData: z.object({ data: FormAnswers }) })

/** Empty when the person has given no reason. */
export const CancelReason = z.object({ reason: z.string() })
