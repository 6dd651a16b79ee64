import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, connectCredentials } from '#/shared/api/call.ts'
import type { Endpoint } from '#/shared/api/endpoint.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { allEndpoints } from '../support/contracts.ts'
import { network } from '../support/network.ts'

const ask = (endpoint: Endpoint) => call(endpoint, { path: { id: 'X1' } })

beforeEach(() => {
  connectCredentials({ token: () => 'T', onUnauthenticated: () => undefined })
  network.use(http.all('*', () => HttpResponse.json({ title: 'Not Found' }, { status: 404 })))
})

describe('a read that the specification only mentions is parsed as empty if the answer is 404', () => {
  const named = allEndpoints.filter(({ row }) => row.mayBeMissing && !row.changes)
  test.each(named)('for the read $id', async (endpoint) => {
    expect(await ask(endpoint)).toEqual(
      endpoint.row.list
        ? { items: [], total: null }
        : endpoint.id === 'points.loginDays'
          ? { days: [], pointsPerDay: null, countedNow: false }
          : null,
    )
  })

  const writes = allEndpoints.filter(({ row }) => row.mayBeMissing && row.changes)
  test.each(writes)('the write $id fails if the answer is 404', async (endpoint) => {
    await expect(ask(endpoint)).rejects.toThrow(ApiError)
  })

  test('the reads whose path the specification omits are exactly the reads in the list of this test', () => {
    expect(named.map(({ id }) => id).sort()).toEqual([
      'address.divisions',
      'campaign.event',
      'consult.survey',
      'counselor.message',
      'doctor-qa.hospitals',
      'event-registration.freeDates',
      'event-registration.freeTimes',
      'event-registration.hallTimes',
      'event-registration.halls',
      'health.baby',
      'home.activities',
      'invitation.records',
      'invitation.shareLog',
      'invoice.receipt',
      'member.level',
      'member.profile',
      'milestone.list',
      'news.activityCenter',
      'news.yearReportBanner',
      'points.conversionRecords',
      'points.loginDays',
      'sales.addressBook',
      'visitor.browseStats',
    ])
  })
})
