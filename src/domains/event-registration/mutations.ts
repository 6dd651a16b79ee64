import { call } from '#/shared/api/call.ts'
import { includesSent } from '#/shared/api/includes-sent.ts'
import { defineMutation } from '#/shared/api/mutation.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import { isMadeSince } from '#/shared/lib/time/edges.ts'
import { eventRegistrationApi } from './api.ts'
import { hallApi } from './hall/api.ts'
import type { Registration } from './model.ts'

const mine = async (): Promise<Registration[]> =>
  (await call(eventRegistrationApi.list, { query: { page: 0, size: 100 } })).items

const lostRegistration = async (eventId: string, since: number): Promise<Registration | null> =>
  (await mine()).find(
    (one) => one.eventId === eventId && one.status !== 'CANCEL' && isMadeSince(one.registrationTime, since),
  ) ?? null

const isCancelled = async (id: string): Promise<Registration | null> =>
  (await mine()).find((one) => one.id === id && one.status === 'CANCEL') ?? null

const unknown = '暂时无法确认报名结果，请稍后到“我的预约”查看，不会重复报名'

/** Signs up for an event. After a refusal, the event is refetched, because it may have become full. */
export const createRegistration = defineMutation(eventRegistrationApi.create, {
  find: ({ body }, since) => lostRegistration(body.eventId, since),
  unknown,
  // A refetch at once would turn the form into a link to the payment before the cashier opens, and a second tap would
  // hit the link.
  stale: 'later',
})

export const updateRegistration = defineMutation(eventRegistrationApi.update, {
  done: '已提交',
  find: async ({ body: { id, genericFormData } }) =>
    (await mine()).find((one) => one.id === id && one.form !== null && includesSent(one.form, genericFormData.data)) ??
    null,
})

/** MISC-009: reserves a place in a hall for a day and a time. */
export const createVisit = defineMutation(hallApi.createVisit, {
  find: ({ body }, since) => lostRegistration(body.eventId, since),
  unknown,
  // For the same reason as in `createRegistration`.
  stale: 'later',
})

export const updateVisit = defineMutation(hallApi.updateVisit, {
  done: '已改期',
  find: async ({ body }) =>
    (await mine()).find(
      ({ id, hall, parseDate, parseTime }) =>
        id === body.id &&
        hall?.id === body.hallId &&
        typeof parseDate === 'number' &&
        dayOf(parseDate) === body.date &&
        parseTime === body.time,
    ) ?? null,
})

/** Cancels a registration (REG-018). */
export const cancelRegistration = defineMutation(eventRegistrationApi.cancel, {
  done: '已取消',
  find: async ({ path }) => ((await isCancelled(path.id)) ? true : null),
})

/** Cancels a visit to a hall (REG-018). */
export const cancelVisit = defineMutation(hallApi.cancelVisit, {
  done: '已取消',
  find: ({ body }) => isCancelled(body.id),
})
