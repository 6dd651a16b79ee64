import { call } from '#/shared/api/call.ts'
import { write } from '#/shared/api/write.ts'
import { dayOf } from '#/shared/lib/time/calendar.ts'
import { registrationApi } from './contract.ts'
import { hallApi } from './hall-contract.ts'
import type { Registration } from './model.ts'

/** The server's clock and the answer's `Date` header differ by up to this. */
const SLACK_MS = 5000

const mine = async (): Promise<Registration[]> =>
  (await call(registrationApi.list, { query: { page: 0, size: 100 } })).items

/** The registration that a lost request has made. */
const madeSince = async (eventId: string, since: number): Promise<Registration | null> =>
  (await mine()).find(
    (one) => one.eventId === eventId && one.status !== 'CANCEL' && (one.registrationTime ?? 0) >= since - SLACK_MS,
  ) ?? null

const isCancelled = async (id: string): Promise<Registration | null> =>
  (await mine()).find((one) => one.id === id && one.status === 'CANCEL') ?? null

const unknown = '暂时无法确认报名结果，请稍后到“我的预约”查看，不会重复报名'

/** Signs up for an event; a refusal may mean that it has filled meanwhile. */
export const createRegistration = write(registrationApi.create, {
  find: ({ body }, since) => madeSince(body.eventId, since),
  refused: ['registration'],
  unknown,
})

export const updateRegistration = write(registrationApi.update, { done: '已提交' })

/** MISC-009: reserves a place in a hall for a day and a time. */
export const createVisit = write(hallApi.createVisit, {
  find: ({ body }, since) => madeSince(body.eventId, since),
  refused: ['registration'],
  unknown,
})

/** Another day or time for a visit. */
export const updateVisit = write(hallApi.updateVisit, {
  done: '已改期',
  refused: ['registration'],
  find: async ({ body }) =>
    (await mine()).find(
      ({ id, hall, parseDate, parseTime }) =>
        id === body.id &&
        hall?.id === body.hallId &&
        parseDate !== null &&
        dayOf(parseDate) === body.date &&
        parseTime === body.time,
    ) ?? null,
})

/** REG-018. */
export const cancelRegistration = write(registrationApi.cancel, {
  done: '已取消',
  refused: ['registration'],
  find: async ({ path }) => ((await isCancelled(path.id)) ? true : null),
})

/** REG-018, for a visit to a hall. */
export const cancelVisit = write(hallApi.cancelVisit, {
  done: '已取消',
  refused: ['registration'],
  find: ({ body }) => isCancelled(body.id),
})
