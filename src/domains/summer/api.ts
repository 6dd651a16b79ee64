import { defineApi } from '#/shared/api/endpoint.ts'

export const summerApi = defineApi('summer', () => import('./model.ts'), {
  freeCount: {
    method: 'GET',
    path: 'mallsales/api/user/summer-activity/get-free-count',
    auth: 'user',
    reply: 'SummerFreeCount',
  },
  ageGroup: {
    method: 'GET',
    path: 'mallsales/api/user/summer-activity/get-age-group',
    auth: 'user',
    query: 'BirthdayQuery',
    reply: 'SummerAgeGroup',
  },
  groupDate: {
    method: 'GET',
    path: 'mallsales/api/user/summer-activity/get-group-date',
    auth: 'user',
    query: 'GroupQuery',
    reply: 'SummerGroupDate',
    list: true,
  },
  money: {
    method: 'GET',
    path: 'mallsales/api/user/summer-activity/get-money',
    auth: 'user',
    query: 'CountQuery',
    reply: 'SummerMoney',
  },
  createOrder: {
    method: 'POST',
    path: 'mallsales/api/user/summer-activity/creat-order',
    auth: 'user',
    body: 'NewSummerOrder',
    reply: 'SummerOrder',
    changes: ['summer'],
    idempotencyKey: true,
  },
  /** The list of orders; with an id, a list with only this order (decision 390). */
  find: {
    method: 'GET',
    path: 'mallsales/api/user/summer-activity/find',
    auth: 'user',
    query: 'FindQuery',
    reply: 'SummerOrder',
    list: true,
  },
})
