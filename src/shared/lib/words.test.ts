import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sourcesWithoutTests, withoutComments } from '#tests/sources.ts'
import { campaignState, stateWords as campaignWords } from '#/domains/campaign/rules.ts'
import { stateLabel, stepsOf } from '#/domains/event-registration/rules.ts'
import { invitationLabel } from '#/domains/family/invitation-rules.ts'
import { friendStateLabel } from '#/domains/genetic-friends/rules.ts'
import { claimLabel } from '#/domains/insurance/rules.ts'
import { invitationLabel as recordLabel } from '#/domains/invitation/rules.ts'
import { invoiceLabel } from '#/domains/invoice/rules.ts'
import { phaseOf as livePhase, phaseTexts } from '#/domains/lecture/rules.ts'
import { levelOf } from '#/domains/member/level-rules.ts'
import { refundLabel } from '#/domains/order/amount/refund.ts'
import { orderLabel, paymentModeLabel, deliveryModeLabel } from '#/domains/order/rules.ts'
import { pointsOrderLabel } from '#/domains/points/order-rules.ts'
import { payOrderLabel } from '#/domains/payment/rules.ts'
import { codeNote } from '#/domains/ticket/rules.ts'
import { groupLabel, stateOf as summerState, stateWords as summerWords } from '#/domains/summer/rules.ts'
import { phaseLabel, phaseOf as visitPhase } from '#/domains/visit-reservation/rules.ts'
import { kindWord } from '#/domains/visitor/rules.ts'
import { withdrawalText } from '#/domains/wallet/rules.ts'
import { wordFor } from './words.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const always = { startTime: null, endTime: null }
const held = { date: '2026-11-21', expireTime: null, amount: 100, refundAmount: null, paymentDetails: null }

/** The functions that label a word, each with its neutral label for an unknown word. */
const labels: readonly (readonly [what: string, label: (word: string) => string, neutral: string])[] = [
  ['the state of a registration', (status) => stateLabel({ status, workflowStatus: '' }), '状态未知'],
  [
    'the workflow state of a registration',
    (workflowStatus) => stateLabel({ status: 'SUCCESS', workflowStatus }),
    '报名成功',
  ],
  [
    'the step of a registration',
    (status) => stepsOf({ statusHistory: [{ status, time: 1 }] } as never)[0]?.label ?? '',
    '状态未知',
  ],
  ['the state of a family invitation', invitationLabel, '状态未知'],
  ['the state of a genetic friend', friendStateLabel, '状态未知'],
  ['the state of a claim', claimLabel, '状态未知'],
  ['the state of a ticket', (status) => codeNote({ kind: 'MERCHANT', status, usedTime: null } as never), '状态未知'],
  ['the payment mode of an order', paymentModeLabel, '其他方式'],
  ['the delivery mode of an order', deliveryModeLabel, '以商家安排为准'],
  ['the state of a pay order', payOrderLabel, '处理中'],
  ['the age group of the summer activity', groupLabel, '其他组'],
  ['the type of a content', kindWord, '内容'],
  ['the state of a withdrawal', withdrawalText, '处理中'],
  ['the state of a points order', pointsOrderLabel, '处理中'],
  [
    'the state of an order',
    (status) => orderLabel({ status, sourceType: '', placementDetails: null } as never),
    '处理中',
  ],
  ['the state of a refund', refundLabel, '退款处理中'],
  ['the state of an invoice', (state) => invoiceLabel({ state }), '处理中'],
  ['the state of an invitation record', (status) => recordLabel({ status } as never), '其他'],
  ['the state of a visit', (status) => phaseLabel[visitPhase({ ...held, status } as never, null, NOW)], '状态未知'],
  [
    'the state of a summer order',
    (status) => summerWords[summerState({ ...held, status } as never, NOW)].label,
    '处理中',
  ],
  // Start and end decide the label of a campaign or a lecture. A known state can only end it earlier.
  [
    'the state of a campaign',
    (status) => campaignWords[campaignState({ ...always, status } as never, NOW, true)].label,
    '进行中',
  ],
  ['the state of a live lecture', (status) => phaseTexts[livePhase({ ...always, status } as never, NOW)], '时间待定'],
  ['the level of a member', (word) => levelOf(word) ?? '等级未知', '等级未知'],
]

const NAMES = Object.getOwnPropertyNames(Object.prototype)
const UNKNOWN = [...NAMES, 'SOMETHING_NEW', 'X'.repeat(60), 'X'.repeat(100_000), '新状态', ' ', '0', 'success']

test.each(labels)('the label of %s is a neutral text if the value is unknown', (_what, label, neutral) => {
  for (const word of UNKNOWN) expect(label(word)).toBe(neutral)
})

test.each(labels.filter(([what]) => what !== 'the state of a genetic friend'))(
  '%s has a label if the value is missing',
  (_what, label) => {
    expect(label('')).not.toBe('')
  },
)

test.each(labels)('the label of %s is a text for any value', (_what, label) => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...NAMES), fc.string({ minLength: 1 })), (word) => {
      expect(label(word)).toEqual(expect.any(String))
    }),
    { seed: 20_261_126, numRuns: 1000 },
  )
})

test.each(NAMES)('the word %s, a name in Object.prototype, has no entry in a table of words', (name) =>
  expect(wordFor({ A: 'a' }, name)).toBeNull(),
)

/** Reads of a table with open keys by index, which would find a name such as `constructor`. */
const readByIndex = (text: string): string[] =>
  [...text.matchAll(/const (\w+): (?:Readonly<)?Record<string, [^=]+= \{/g)].flatMap(([, name = '']) =>
    [...text.matchAll(new RegExp(`\\b${name}\\[(?!event\\.key)[^\\]]*\\]`, 'g'))].map(([use]) => use),
  )

test('no domain reads a table of words by index, because the word can be any text', () => {
  expect(readByIndex(`const a: Readonly<Record<string, string>> = {}\na[b.c]`)).toEqual(['a[b.c]'])
  const found = sourcesWithoutTests
    .filter(({ file }) => /^src\/(domains|widgets)\//.test(file))
    .flatMap((source) => readByIndex(withoutComments(source)).map((use) => `${source.file}: ${use}`))
  expect(found).toEqual([])
})

/** The reply fields with one of several words: the label above for the word, or the reason why it has no label. */
const fields: Readonly<Record<string, string>> = {
  'campaign.status': 'a campaign',
  'coupon.discountType': 'shown as a sum, or as no discount',
  'doctor-qa.recordType': 'decides the side of a bubble',
  'event-registration.depositState': 'no text beside the state of the registration',
  'event-registration.identityCardType': 'a choice of a form',
  'event-registration.kind': 'a kind of field',
  'event-registration.pattern': 'a rule of a field',
  'event-registration.span': 'a rule of a field',
  'event-registration.status': 'a registration',
  'event-registration.workflowStatus': 'a registration by its workflow',
  'family.status': 'an invitation to a family',
  'family.type': 'OTHER',
  'genetic-friends.friendState': 'a friend',
  'health.recordType': 'a choice of a form',
  'insurance.identityCardType': 'a choice of a form',
  'insurance.status': 'a claim',
  'insurance.type': 'OTHER',
  'invitation.status': 'a record of an invitation',
  'lecture.status': 'a live lecture',
  'mall.promotionType': 'a text of its own for each kind, none otherwise',
  'member.level': 'a level',
  'order.days': 'a choice of a form',
  'order.invoiceType': 'a note on the invoice',
  'order.mode': 'a delivery',
  'order.paymentMode': 'a way to pay',
  'order.titleType': 'a choice of a form',
  'patient.identityCardType': 'a choice of a form',
  'pay-order.status': 'a pay order',
  'payment.status': 'a pay order',
  'summer.ageGroup': 'an age group',
  'summer.identityCardType': 'a choice of a form',
  'summer.status': 'a sign-up for summer',
  'ticket.kind': 'a ticket',
  'ticket.status': 'a ticket',
  'visit-reservation.identityCardType': 'a choice of a form',
  'visit-reservation.status': 'a visit',
  'wallet.status': 'a withdrawal',
  'wallet.type': 'names the account of a withdrawal, or nothing',
}

test('every reply field that is parsed as one of several words is in the table of this test', () => {
  const found = sourcesWithoutTests
    .filter(({ file }) => /^src\/domains\/.*model\.ts$/.test(file))
    .flatMap((source) =>
      [...withoutComments(source).matchAll(/(\w+): open(?:State)?\(/g)].map(
        ([, name]) => `${source.file.split('/')[2]}.${name}`,
      ),
    )
  expect([...new Set(found)].sort()).toEqual(Object.keys(fields))
})
