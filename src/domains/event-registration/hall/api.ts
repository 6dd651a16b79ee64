import { defineApi } from '#/shared/api/endpoint.ts'

/**
 * Visits to an experience hall: registrations with a hall, a day and a time. The specification only names these calls;
 * the paths are our own choice.
 */
export const hallApi = defineApi('event-registration', () => import('./model.ts'), {
  halls: {
    method: 'GET',
    path: 'mallsales/api/user/life-experience-hall',
    mayBeMissing: true,
    auth: 'user',
    reply: 'ExperienceHall',
    list: true,
  },
  hallTimes: {
    method: 'GET',
    path: 'mallsales/api/user/life-experience-hall/times',
    mayBeMissing: true,
    auth: 'user',
    query: 'HallQuery',
    reply: 'ExperienceHallTime',
    list: true,
  },
  freeDates: {
    method: 'GET',
    path: 'mallsales/api/user/life-experience-hall/can-appointment-dates',
    mayBeMissing: true,
    auth: 'user',
    query: 'HallQuery',
    reply: 'ExperienceHallDate',
    list: true,
  },
  freeTimes: {
    method: 'GET',
    path: 'mallsales/api/user/life-experience-hall/can-appointment-times',
    mayBeMissing: true,
    auth: 'user',
    query: 'HallDayQuery',
    reply: 'ExperienceHallTime',
    list: true,
  },
  createVisit: {
    method: 'POST',
    path: 'mallsales/api/user/life-experience-hall',
    auth: 'user',
    body: 'NewVisit',
    reply: 'Registration',
    changes: ['event-registration'],
    idempotencyKey: true,
  },
  updateVisit: {
    method: 'PUT',
    path: 'mallsales/api/user/life-experience-hall',
    auth: 'user',
    body: 'ChangedVisit',
    reply: 'Registration',
    changes: ['event-registration'],
  },
  cancelVisit: {
    method: 'PUT',
    path: 'mallsales/api/user/life-experience-hall/cancel',
    auth: 'user',
    body: 'CancelledVisit',
    reply: 'Registration',
    changes: ['event-registration'],
  },
})
