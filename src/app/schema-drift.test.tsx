import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { mallApi } from '#/domains/mall/api.ts'
import { orderApi } from '#/domains/order/api.ts'
import { call, connectCredentials } from '#/shared/api/call.ts'
import { quiet } from '#tests/quiet.ts'
import { network } from '#tests/network.ts'
import type { AppRouter } from './router.tsx'
import { reportSchemaDrift } from './schema-drift.ts'

const URL_OF_REPORTS = 'https://errors.example.com'
const beacon = vi.fn<(url: string, text: string) => boolean>(() => true)
const router = { state: { matches: [{ route: { handle: { path: '/order-detail/:id' } } }] } } as unknown as AppRouter

beforeEach(() => {
  beacon.mockReset()
  vi.stubGlobal('navigator', { sendBeacon: beacon })
  vi.stubGlobal('requestIdleCallback', (action: () => void) => {
    action()
    return 1
  })
  connectCredentials({ token: () => 'T', onUnauthenticated: () => undefined })
  reportSchemaDrift(router, URL_OF_REPORTS)
})

const replyWith = (body: unknown) => network.use(http.all('*', () => HttpResponse.json(body as null)))
const order = () => call(orderApi.one, { body: { id: 'O1' } })
const sentReports = () => beacon.mock.calls.map(([url, text]) => [url, JSON.parse(text) as Record<string, string>])

test('schema drift is reported once per call, with field and kind, and never with a value', async () => {
  replyWith({
    id: 'O1',
    orderNumber: 138_0000_0002,
    totalAmount: '99.00',
    placementDetails: { paymentMode: 'IN_SHELLS' },
    shippingAddress: { name: '王秀兰' },
    statusHistory: [{ orderStatus: 'PAID' }, null],
  })
  await order()
  await order()
  expect(sentReports()).toEqual([
    [
      URL_OF_REPORTS,
      {
        message: 'reply tolerated',
        call: 'order.one',
        fields:
          'orderNumber: form, totalAmount: form, placementDetails.paymentMode: value, shippingAddress.id: missing, statusHistory[]: missing',
        address: '/order-detail/:id',
        release: '',
      },
    ],
  ])
  replyWith([{ id: 'G1', name: '基因', icon: 7 }])
  await call(mallApi.groups, {})
  expect(sentReports().map(([, report]) => (report as Record<string, string>)['call'])).toEqual([
    'order.one',
    'mall.groups',
  ])
})

test('only replies with schema drift are reported, and a missing field is not schema drift', async () => {
  replyWith({ id: 'O1', somethingNew: 1, totalAmount: null })
  await order()
  await quiet()
  expect(beacon).not.toHaveBeenCalled()
})
