import fc from 'fast-check'
import { expect, test } from 'vitest'
import { code, codeOf } from '#tests/sources.ts'
import { stateLabel, stepsOf } from '#/domains/event-registration/rules.ts'
import { invitationLabel } from '#/domains/family/invitation-rules.ts'
import { friendStateLabel } from '#/domains/genetic-friends/rules.ts'
import { claimLabel } from '#/domains/insurance/rules.ts'
import { paymentModeLabel, deliveryModeLabel } from '#/domains/order/rules.ts'
import { pointsOrderLabel } from '#/domains/points/order-rules.ts'
import { payOrderLabel } from '#/domains/payment/rules.ts'
import { groupLabel } from '#/domains/summer/rules.ts'
import { kindWord } from '#/domains/visitor/rules.ts'
import { withdrawalText } from '#/domains/wallet/rules.ts'
import { wordFor } from './words.ts'

/** The label for an unknown word: one neutral text, or the server's own word where a decision says so. */
const labels: readonly (readonly [what: string, label: (word: string) => string, neutral: string | null])[] = [
  ['a registration', (status) => stateLabel({ status, workflowStatus: '' }), '状态未知'],
  ['a registration by its workflow', (workflowStatus) => stateLabel({ status: 'SUCCESS', workflowStatus }), '报名成功'],
  ['a step', (status) => stepsOf({ statusHistory: [{ status, time: 1 }] } as never)[0]?.label ?? '', '状态未知'],
  ['an invitation to a family', invitationLabel, '状态未知'],
  ['a friend', friendStateLabel, '状态未知'],
  ['a claim', claimLabel, null],
  ['a way to pay', paymentModeLabel, '其他方式'],
  ['a delivery', deliveryModeLabel, '以商家安排为准'],
  ['a pay order', payOrderLabel, '处理中'],
  ['an age group', groupLabel, '其他组'],
  ['a content', kindWord, '内容'],
  ['a withdrawal', withdrawalText, '处理中'],
  ['an order for points', pointsOrderLabel, '处理中'],
]

const NAMES = Object.getOwnPropertyNames(Object.prototype)
const UNKNOWN = [...NAMES, 'SOMETHING_NEW', 'X'.repeat(60), 'X'.repeat(100_000), '新状态', ' ', '0', 'success']

test.each(labels)('%s in an unknown state has its neutral label', (_what, label, neutral) => {
  for (const word of UNKNOWN) expect(label(word)).toBe(neutral ?? word)
})

test.each(labels.filter(([what]) => what !== 'a friend'))('%s without a state has a label', (_what, label) => {
  expect(label('')).not.toBe('')
})

test.each(labels)('%s in any state has a text as its label', (_what, label) => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...NAMES), fc.string({ minLength: 1 })), (word) => {
      expect(label(word)).toEqual(expect.any(String))
    }),
    { seed: 20_261_126, numRuns: 1000 },
  )
})

test.each(NAMES)('%s is no word of a table', (name) => expect(wordFor({ A: 'a' }, name)).toBeNull())

/** Tables with open keys that are read by index, where a name of the language would be found. */
const readByIndex = (text: string): string[] =>
  [...text.matchAll(/const (\w+): (?:Readonly<)?Record<string, [^=]+= \{/g)].flatMap(([, name = '']) =>
    [...text.matchAll(new RegExp(`\\b${name}\\[(?!event\\.key)[^\\]]*\\]`, 'g'))].map(([use]) => use),
  )

test('no domain reads a table with open keys by index', () => {
  expect(readByIndex(`const a: Readonly<Record<string, string>> = {}\na[b.c]`)).toEqual(['a[b.c]'])
  const found = code
    .filter(({ file }) => /^src\/(domains|widgets)\//.test(file))
    .flatMap((source) => readByIndex(codeOf(source)).map((use) => `${source.file}: ${use}`))
  expect(found).toEqual([])
})
