import { expect, test } from 'vitest'
import { Claim, Policy } from './model.ts'
import { groupPolicies, claimsOfGroups, groupTitle, phaseOf, spanOf, termText, claimRefusal } from './policy-rules.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)
const policyFrom = (wire: object) =>
  Policy.parse({ proBarcode: 'PB1', contractCode: 'CC1', productName: '保险', ...wire })
const datesOf2026 = { startDate: '2026-01-01', endDate: '2026-12-31' }

test.each([
  ['2025-12-31T23:59:59', 'early'],
  ['2026-01-01T00:00:00', 'cover'],
  ['2026-12-31T23:59:59', 'cover'],
  ['2027-01-01T00:00:00', 'over'],
])('[GEN-015] at %s, China time, the state of a policy for 2026 is %s', (time, phase) => {
  expect(phaseOf(policyFrom(datesOf2026), at(time))).toBe(phase)
})

test.each([
  [{ startDate: '2026-01-01' }, '2026-06-01T00:00:00', null],
  [{ startDate: '2026-01-01' }, '2025-06-01T00:00:00', 'early'],
  [{ endDate: '2026-12-31' }, '2026-06-01T00:00:00', null],
  [{ endDate: '2026-12-31' }, '2027-06-01T00:00:00', 'over'],
  [{}, '2026-06-01T00:00:00', null],
])(
  '[INS-002] if the first or last day is missing, the state of the policy %j at the time %s is %s',
  (days, time, phase) => {
    expect(phaseOf(policyFrom(days), at(time))).toBe(phase)
  },
)

test('[GEN-015] a policy starts in the first millisecond of its first day and ends in the last millisecond of its last day', () => {
  expect(spanOf(policyFrom(datesOf2026))).toEqual({
    startTime: at('2026-01-01T00:00:00'),
    endTime: at('2026-12-31T23:59:59.999'),
  })
  expect(spanOf(policyFrom({}))).toEqual({ startTime: null, endTime: null })
})

test.each([
  [datesOf2026, '2026-01-01 至 2026-12-31'],
  [{ startDate: '2026-01-01' }, '2026-01-01 起，到期日以保单为准'],
  [{ endDate: '2026-12-31' }, '至 2026-12-31，生效日以保单为准'],
  [{}, '以保单为准'],
])('[INS-002] the term of the policy %j is shown as %s', (days, text) => {
  expect(termText(policyFrom(days))).toBe(text)
})

test.each([
  [{ ...datesOf2026 }, '2026-06-01T00:00:00', null],
  [{ ...datesOf2026, claimable: true }, '2027-06-01T00:00:00', null],
  [{ ...datesOf2026, claimable: null }, '2027-06-01T00:00:00', null],
  [{ ...datesOf2026, claimable: false }, '2026-06-01T00:00:00', '这份保险暂时不能在线申请理赔，请联系客服'],
  [{ ...datesOf2026, claimable: false }, '2025-06-01T00:00:00', '这份保险还没有开始保障，不能申请理赔'],
  [
    { ...datesOf2026, claimable: false },
    '2027-06-01T00:00:00',
    '这份保险已经到期，不能在线申请理赔。到期前发生的事故，请联系客服',
  ],
  [{ proBarcode: '' }, '2026-06-01T00:00:00', '这份保险缺少保单编号，不能在线申请理赔，请联系客服'],
])('[INS-001] for the policy %j at the time %s, the reason why no claim is possible is %s', (wire, time, why) => {
  expect(claimRefusal(policyFrom(wire), at(time))).toBe(why)
})

test('[INS-003] policies of one contract are one group, and without policies, there is no group', () => {
  const [group] = groupPolicies([policyFrom({ contractId: 'CT1' }), policyFrom({ proBarcode: 'PB2' })])
  expect(group).toMatchObject({ contractCode: 'CC1', contractId: 'CT1', policies: [{}, { proBarcode: 'PB2' }] })
  expect(group && groupTitle(group)).toBe('合同 CC1')
  expect(groupPolicies([])).toEqual([])
})

test('[INS-003] claims are matched by contract number; a claim without a number belongs to no contract', () => {
  const claims = ['CC1', 'CC2', ''].map((contractCode, index) => Claim.parse({ id: `IC${index}`, contractCode }))
  const groups = groupPolicies([policyFrom({})])
  expect(claimsOfGroups(claims, groups).map(({ id }) => id)).toEqual(['IC0'])
  expect(claimsOfGroups(claims, groupPolicies([policyFrom({ contractCode: '' })]))).toEqual([])
})
