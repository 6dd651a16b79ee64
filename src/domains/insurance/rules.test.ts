import { expect, test } from 'vitest'
import { refusedCount } from '#/shared/api/refused-entries.ts'
import { Claim, claimStatuses, type NewClaim, PolicyGroups } from './model.ts'
import {
  actionsOf,
  claimLabel,
  claimTitle,
  hasGoneOn,
  hospitalHints,
  imagesOf,
  claimMadeSince,
  materials,
  nextText,
  refusalText,
  stepsOf,
  waitsForMe,
} from './rules.ts'

const claimFrom = (wire: object = {}) => Claim.parse({ id: 'IC1', ...wire })

test.each([
  ['SUBMITTED', '已提交', ['cancel'], false],
  ['REVIEWING', '审核中', ['cancel'], false],
  ['REFUSED', '需要补充材料', ['again', 'cancel'], true],
  ['WAITING_FOR_EXPRESS', '待寄原件', ['express', 'cancel'], true],
  ['EXPRESSED', '原件已寄出', [], false],
  ['PAID', '已赔付', [], false],
  ['CANCELLED', '已取消', ['anew'], false],
  ['ON_THE_MOON', '状态未知', ['again', 'express', 'cancel'], false],
  ['', '状态未知', ['again', 'express', 'cancel'], false],
])('[INS-001] a claim in the state %s is shown as %s and has the actions %j', (status, label, actions, mine) => {
  expect(claimLabel(status)).toBe(label)
  expect(actionsOf(status)).toEqual(actions)
  expect(waitsForMe(status)).toBe(mine)
})

test('[INS-001] a claim in a known state has a next step, and a claim in an unknown state has none', () => {
  expect(nextText('REFUSED')).toBe('请按原因补充材料后再次提交')
  for (const status of claimStatuses) expect([status, nextText(status)]).toEqual([status, expect.stringMatching(/./)])
  expect(nextText('ON_THE_MOON')).toBe('')
})

test('[VAL-032] the checklist has all required kinds of picture, each with its maximum number of pictures', () => {
  expect(materials.map(({ type, needed, most }) => [type, needed, most])).toEqual([
    ['IDENTITY', true, 4],
    ['DIAGNOSIS', true, 9],
    ['EXAMINATION', false, 9],
    ['INVOICE', true, 9],
    ['BANK_CARD', true, 1],
    ['OTHER', false, 9],
  ])
})

test('[INS-001] pictures of one kind keep their order, and pictures of an unknown kind are listed as 其他', () => {
  const claim = claimFrom({
    materials: [
      { type: 'INVOICE', images: ['/b.png', '/a.png'] },
      { type: 'X_RAY', images: ['/x.png'] },
      { type: 'OTHER', images: ['/o.png'] },
      { type: 'INVOICE', images: ['/c.png'] },
    ],
  })
  expect(imagesOf(claim, 'INVOICE')).toEqual(['/b.png', '/a.png', '/c.png'])
  expect(imagesOf(claim, 'OTHER')).toEqual(['/x.png', '/o.png'])
  expect(imagesOf(claim, 'IDENTITY')).toEqual([])
})

test.each([
  ['2026-10-12', '2026-10-12'],
  ['2026-10-11T16:00:00Z', '2026-10-12'],
  ['去年冬天', ''],
  ['', ''],
])('the day of an accident sent as %j is parsed as %j', (accidentDate, day) =>
  expect(claimFrom({ accidentDate }).accidentDate).toBe(day),
)

test('[INS-001] the steps of a claim are sorted oldest first', () => {
  const claim = claimFrom({
    steps: [
      { name: '退回', time: '2026-11-02' },
      { name: '提交', time: '2026-11-01' },
    ],
  })
  expect(stepsOf(claim).map(({ name }) => name)).toEqual(['提交', '退回'])
  expect(stepsOf(claimFrom())).toEqual([])
  const mixed = claimFrom({
    steps: [{ name: '退回', time: '2026-11-03' }, { name: '补充' }, { name: '提交', time: '2026-11-01' }],
  })
  expect(stepsOf(mixed).map(({ name }) => name)).toEqual(['提交', '补充', '退回'])
})

const body: NewClaim = {
  proBarcode: 'PB1',
  contractCode: 'CC1',
  accidentDate: '2026-10-12',
  accidentDescription: '',
  hospital: '',
  amount: 100,
  accountName: '',
  bankName: '',
  bankAccount: '',
  mobile: '',
  materials: [],
}
const SENT = 1_790_000_000_000
const made = { ...body, status: 'SUBMITTED', createdDate: SENT }

test.each([
  ['a claim with the same values', {}, true],
  ['a claim with the same day in another form', { accidentDate: '2026-10-11T16:00:00Z' }, true],
  ['a claim created half a minute before the request', { createdDate: SENT - 30_000 }, true],
  ['a claim created an hour before the request', { createdDate: SENT - 3_600_000 }, false],
  ['a claim of another policy', { proBarcode: 'PB2' }, false],
  ['a claim of another contract', { contractCode: 'CC2' }, false],
  ['a claim of another day', { accidentDate: '2026-10-13' }, false],
  ['a claim of another amount', { amount: 101 }, false],
  ['a cancelled claim', { status: 'CANCELLED' }, false],
])('[INS-001] after a lost reply, %s counts as the sent claim: $2', (_what, change, same) => {
  expect(claimMadeSince([claimFrom({ ...made, ...change })], body, SENT) !== null).toBe(same)
})

test('[INS-001] after a lost reply, a claim without a time is ambiguous, unless another claim matches', () => {
  const undated = claimFrom({ ...made, createdDate: null })
  expect(() => claimMadeSince([undated], body, SENT)).toThrow('undated claim')
  expect(claimMadeSince([undated, claimFrom({ ...made, id: 'IC2' })], body, SENT)?.id).toBe('IC2')
})

test.each([
  ['REVIEWING', 'REFUSED', true],
  ['REFUSED', 'REFUSED', false],
  ['ON_THE_MOON', 'ON_THE_MOON', false],
  ['CANCELLED', 'REFUSED', false],
])(
  '[INS-001] after a lost reply to a resubmission, the state %s after the state %s shows that the resubmission arrived: %s',
  (status, before, arrived) => {
    expect(hasGoneOn(claimFrom({ status }), before)).toBe(arrived)
  },
)

test('a claim without a title or a refusal reason shows default texts', () => {
  expect(refusalText(claimFrom())).toBe('请咨询客服了解原因')
  expect(refusalText(claimFrom({ refuseReason: '没有盖章' }))).toBe('没有盖章')
  expect(claimTitle(claimFrom())).toBe('理赔申请')
})

test.each([
  ['', ['甲医院', '乙医院', '丙医院', '丁医院']],
  ['丙', ['丙医院']],
  ['医院', ['甲医院', '乙医院', '丙医院', '丁医院']],
  ['丙医院', []],
  [' 丙医院 ', []],
  ['县', []],
])('for the typed text %j, the hospitals %j are suggested', (typed, names) => {
  expect(hospitalHints(['甲医院', '乙医院', '甲医院', '丙医院', '丁医院', '戊医院'], typed)).toEqual(names)
})

const policy = (proBarcode: string, contractCode: string) => ({ proBarcode, contractCode })

test.each([
  ['groups', [{ contractCode: 'CC1', policies: [policy('PB1', 'CC1'), policy('PB2', 'CC1')] }]],
  ['a list of policies', [policy('PB1', 'CC1'), policy('PB2', 'CC1')]],
  [
    'wrapped groups',
    { code: 0, data: [{ contractCode: 'CC1', policies: [policy('PB1', 'CC1'), policy('PB2', 'CC1')] }] },
  ],
  ['policies in two wrappers', { data: { list: [policy('PB1', 'CC1'), policy('PB2', 'CC1')] } }],
  ['a single group', { contractCode: 'CC1', policies: [policy('PB1', 'CC1'), policy('PB2', 'CC1')] }],
  ['an object with contract codes as keys', { CC1: [policy('PB1', 'CC1'), policy('PB2', 'CC1')] }],
])('[INS-003] %s with two policies of one contract is parsed as one group of two policies', (_form, wire) => {
  const groups = PolicyGroups.parse(wire)
  expect(
    groups.map(({ contractCode, policies }) => [contractCode, policies.map(({ proBarcode }) => proBarcode)]),
  ).toEqual([['CC1', ['PB1', 'PB2']]])
})

test.each([
  ['null', null],
  ['an empty list', []],
  ['an empty list in a wrapper', { code: 0, data: [] }],
  ['an empty object', {}],
  ['contracts without policies', [{ contractCode: 'CC1', policies: [] }]],
  ['an object of contracts, each without policies', { CC1: [] }],
])('[INS-003] %s is parsed as no policies', (_form, wire) => expect(PolicyGroups.parse(wire)).toEqual([]))

test.each([
  ['a failure with an empty list', { code: 500, msg: '系统繁忙', data: [] }],
  ['an object with only a message', { message: 'x' }],
  ['a plain text', '系统繁忙'],
  ['entries that have no field of a policy', [{}, { unknown: 1 }]],
  ['a group in which no policy can be parsed', [{ contractCode: 'CC1', policies: [{ unknown: 1 }] }]],
])('[INS-003] %s cannot be parsed, and is not treated as an empty list', (_form, wire) =>
  expect(PolicyGroups.safeParse(wire).success).toBe(false),
)

test('[INS-003] a policy that cannot be parsed is counted, and the other policies are kept', () => {
  expect(refusedCount(PolicyGroups.parse([policy('PB1', 'CC1'), {}, policy('PB2', 'CC1')]))).toBe(1)
  expect(refusedCount(PolicyGroups.parse([{ contractCode: 'CC1', policies: [policy('PB1', 'CC1'), {}] }]))).toBe(1)
})
