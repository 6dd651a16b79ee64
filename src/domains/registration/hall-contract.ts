import { defineApi } from '#/shared/api/endpoint.ts'

/**
 * Visits to an experience hall: registrations with a hall, a day and a time. The specification only names these calls;
 * the paths are our own choice.
 */
export const hallApi = defineApi('registration', () => import('./hall-model.ts'), {
  halls: {
    method: 'GET',
    path: 'life-experience-hall',
    at: '/mallsales/api/user/life-experience-hall',
    named: true,
    auth: 'user',
    reply: 'ExperienceHall',
    list: true,
  },
  /** All times of a hall. */
  hallTimes: {
    method: 'GET',
    path: 'life-experience-hall/times',
    at: '/mallsales/api/user/life-experience-hall/times',
    named: true,
    auth: 'user',
    query: 'HallQuery',
    reply: 'ExperienceHallTime',
    list: true,
  },
  /** The days with a free place. */
  freeDates: {
    method: 'GET',
    path: 'life-experience-hall/can-appointment-dates',
    at: '/mallsales/api/user/life-experience-hall/can-appointment-dates',
    named: true,
    auth: 'user',
    query: 'HallQuery',
    reply: 'ExperienceHallDate',
    list: true,
  },
  /** The times with a free place on a day. */
  freeTimes: {
    method: 'GET',
    path: 'life-experience-hall/can-appointment-times',
    at: '/mallsales/api/user/life-experience-hall/can-appointment-times',
    named: true,
    auth: 'user',
    query: 'HallDayQuery',
    reply: 'ExperienceHallTime',
    list: true,
  },
  createVisit: {
    method: 'POST',
    path: 'life-experience-hall',
    at: '/mallsales/api/user/life-experience-hall',
    auth: 'user',
    body: 'NewVisit',
    reply: 'Registration',
    changes: ['registration'],
    once: true,
  },
  updateVisit: {
    method: 'PUT',
    path: 'life-experience-hall',
    at: '/mallsales/api/user/life-experience-hall',
    auth: 'user',
    body: 'ChangedVisit',
    reply: 'Registration',
    changes: ['registration'],
  },
  cancelVisit: {
    method: 'PUT',
    path: 'life-experience-hall/cancel',
    at: '/mallsales/api/user/life-experience-hall/cancel',
    auth: 'user',
    body: 'CancelledVisit',
    reply: 'Registration',
    changes: ['registration'],
  },
})
