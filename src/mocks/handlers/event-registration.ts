import { eventRegistrationApi } from '#/domains/event-registration/api.ts'
import { hallApi } from '#/domains/event-registration/hall/api.ts'
import { mockApi } from '../mock-api.ts'
import { own, HttpError } from '../http-error.ts'
import {
  cancel,
  changeVisit,
  eventOf,
  isFullEvent,
  isOpenRow,
  releaseExpired,
  signUp,
  visit,
} from '../event-registration/booking.ts'
import { freeTimesOf, hallOf, openDays } from '../event-registration/halls.ts'
import { withPayment } from '../event-registration/sell.ts'
import { eventWire, registrationWire } from '../event-registration/wire.ts'
import { hallSeeds } from '../seed/event-registration/halls.ts'

const seedOf = (id: string) => {
  const hall = hallOf(id)
  if (!hall) throw new HttpError(404)
  return hall
}

const registrationRoutes = mockApi(eventRegistrationApi, {
  list: ({ db, user, now }) => {
    releaseExpired(db, now)
    return db.registrations
      .filter(({ userId }) => userId === user.id)
      .sort((one, other) => other.registrationTime - one.registrationTime)
      .map((row) => registrationWire(row))
  },
  get: ({ db, path, user, now }) => {
    releaseExpired(db, now)
    return registrationWire(own(db.registrations, path.id, user.id), true)
  },
  event: ({ db, path }) => eventWire(eventOf(db, path.id)),
  full: ({ db, query, now }) => {
    releaseExpired(db, now)
    return isFullEvent(db, eventOf(db, query.eventId))
  },
  create: ({ db, body, user, now }) => {
    releaseExpired(db, now)
    const { eventId, genericFormData, userOption, sharingCode } = body
    const { data } = genericFormData
    const row = signUp(db, { eventId, userId: user.id, data, sharingCode, now, deposit: userOption.deposit })
    return registrationWire(withPayment(db, row), true)
  },
  update: ({ db, body, user }) => {
    const row = own(db.registrations, body.id, user.id)
    if (!isOpenRow(row)) throw new HttpError(400, '这次预约已经结束，不能修改')
    row.data = { ...row.data, ...body.genericFormData.data }
    return registrationWire(row, true)
  },
  cancel: ({ db, path, body, user, now }) => {
    releaseExpired(db, now)
    cancel(db, { id: path.id, userId: user.id, reason: body.reason })
    return null
  },
})

const hallRoutes = mockApi(hallApi, {
  halls: ({ now }) =>
    hallSeeds.map((hall) => ({
      lifeExperienceHallDTO: { id: hall.id, name: hall.name },
      visitDate: openDays(hall, now),
      hallInfoList: hall.infos,
    })),
  hallTimes: ({ query }) => Object.keys(seedOf(query.hallId).times).map((time) => ({ time })),
  freeDates: ({ db, query, now }) => {
    const hall = seedOf(query.hallId)
    return openDays(hall, now)
      .filter((day) => freeTimesOf(db, hall, day).length > 0)
      .map((date) => ({ date }))
  },
  freeTimes: ({ db, query }) => freeTimesOf(db, seedOf(query.hallId), query.date).map((time) => ({ time })),
  createVisit: ({ db, body, user, now }) => {
    const { eventId, hallId, date, time, genericFormData, sharingCode } = body
    const { data } = genericFormData
    const row = visit(db, { eventId, userId: user.id, hallId, date, time, data, sharingCode, now })
    return registrationWire(withPayment(db, row), true)
  },
  updateVisit: ({ db, body, user, now }) => registrationWire(changeVisit(db, { ...body, userId: user.id, now }), true),
  cancelVisit: ({ db, body, user }) => registrationWire(cancel(db, { ...body, userId: user.id }), true),
})

export const eventRegistrationHandlers = [...registrationRoutes, ...hallRoutes]
