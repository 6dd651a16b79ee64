import { beforeEach, expect, test } from 'vitest'
import { confirmNotice, isNoticeConfirmed } from '#/domains/insurance/notice.ts'
import { storedEmail, storeEmail } from '#/domains/invoice/last-email.ts'
import { agreedPrice, storeAgreedPrice } from '#/domains/mall/price/agreed-price.ts'
import { storePayOrder, usePayOrders } from '#/domains/pay-order/created-pay-orders.ts'
import { storeAnswer, useAnswers } from '#/domains/report/sensitive/sensitive-store.ts'
import { startTour, useTour } from '#/domains/report/tour-store.ts'
import { beginSession, endSession, expireSession } from '#/domains/user/store.ts'
import { simulatePageLoad } from '#/shared/lib/page-load/page-state.ts'
import { cents } from '#/shared/lib/money.ts'

/** When a person leaves, the modules delete the person's data: the next person on this phone sees none of it. */

const REPORT = { sampleId: 'R1', packageId: 'P1' }

const storedValues: readonly [what: string, leave: () => void, found: () => unknown, nothing: unknown][] = [
  ['the confirmed notice', () => confirmNotice(null), () => isNoticeConfirmed(null), false],
  ['the notice confirmed for another person', () => confirmNotice('IM1'), () => isNoticeConfirmed('IM1'), false],
  ['the e-mail for invoices', () => storeEmail('a@b.cn'), storedEmail, ''],
  ['the price that the person agreed to', () => storeAgreedPrice('G1', cents(5)), () => agreedPrice('G1'), null],
  [
    'the pay order created for an order',
    () => storePayOrder('O1', 'P1'),
    () => usePayOrders.getState()['O1'],
    undefined,
  ],
  ['the running tour through a report', () => startTour(REPORT, []), () => useTour.getState().tour, null],
  ['the list of opened topics', () => storeAnswer(REPORT, 'D1', 'now'), () => useAnswers.getState().answers, {}],
]

beforeEach(() => {
  beginSession('T1', 'U1')
})

const changes: readonly [how: string, change: () => void][] = [
  ['somebody else signs in', () => beginSession('T2', 'U2')],
  ['the person signs out', endSession],
]

test.each(storedValues.flatMap((one) => changes.map((change) => [one[0], change[0], one, change] as const)))(
  '%s is cleared when %s',
  (_what, _how, [, leave, found, nothing], [, change]) => {
    expect(found()).toEqual(nothing)
    leave()
    expect(found()).not.toEqual(nothing)
    change()
    expect(found()).toEqual(nothing)
  },
)

test.each(storedValues)(
  'the remembered data are kept when the same person signs in again: %s',
  (_what, leave, found, nothing) => {
    leave()
    expireSession('T1')
    beginSession('T3', 'U1')
    expect(found()).not.toEqual(nothing)
  },
)

test.each(storedValues.filter(([what]) => !what.startsWith('the pay order')))(
  '%s is in memory only, so it is lost on a page load',
  (_what, leave, found, nothing) => {
    leave()
    simulatePageLoad()
    expect(found()).toEqual(nothing)
  },
)
