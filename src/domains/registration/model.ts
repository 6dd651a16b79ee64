import type * as z from 'zod/mini'
import { as, Id, Instant, listOf, maybe, Money, open, shape, Text } from '#/shared/api/wire.ts'

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

/** The specification does not name the fields of a step (decision 375). */
const Step = shape('RegistrationStep', { status: open(workflowStatuses), time: Instant }, 'status')

/** Somebody's registration for an interpretation, a hall or an event. */
export const Registration = as(
  shape('Registration', {
    id: Id,
    title: Text,
    status: open(registrationStatuses),
    workflowStatus: open(workflowStatuses),
    activityCode: Text,
    registrationTime: Instant,
    genericFormData: maybe(
      shape('GenericFormData', { data: maybe(shape('GenericFormFields', { parseDate: Instant })) }),
    ),
    userOption: maybe(shape('UserOption', { deposit: Money })),
    statusHistory: listOf(Step),
  }),
  ({ genericFormData, userOption, ...registration }) => ({
    ...registration,
    /** When it takes place. */
    parseDate: genericFormData?.data?.parseDate ?? null,
    deposit: userOption?.deposit ?? null,
  }),
)
export type Registration = z.infer<typeof Registration>
