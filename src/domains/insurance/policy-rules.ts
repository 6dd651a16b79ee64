import { dayOf } from '#/shared/lib/time/calendar.ts'
import type { Span } from '#/shared/lib/time/edges.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import type { Claim, Policy, PolicyGroup } from './model.ts'

const DAY = 86_400_000

export const SEE_POLICY = '以保单为准'

/** 未开始, 保障中, 已到期. */
export type Phase = 'early' | 'cover' | 'over'

type Term = Pick<Policy, 'startDate' | 'endDate'>

/**
 * The phase of a policy on a day in Chinese time; the first and the last day are covered. Null if the phase depends on
 * a missing or unreadable date.
 */
export function phaseOf({ startDate, endDate }: Term, now: number): Phase | null {
  const today = dayOf(now)
  if (typeof endDate === 'number' && dayOf(endDate) < today) return 'over'
  if (typeof startDate === 'number' && today < dayOf(startDate)) return 'early'
  return typeof startDate === 'number' && typeof endDate === 'number' ? 'cover' : null
}

export const phaseLabel: Record<Phase, string> = { early: '未开始', cover: '保障中', over: '已到期' }

const midnight = (time: number): number => Date.parse(`${dayOf(time)}T00:00:00+08:00`)

export const spanOf = ({ startDate, endDate }: Term): Span => ({
  startTime: typeof startDate === 'number' ? midnight(startDate) : startDate,
  endTime: typeof endDate === 'number' ? midnight(endDate) + DAY - 1 : endDate,
})

const dayText = (edge: EdgeTime): string => formatDate(edge, 'day')

/** The term as text; if a date is missing, the text says that the policy contains it. */
export function termText({ startDate, endDate }: Term): string {
  if (startDate !== null && endDate !== null) return `${dayText(startDate)} 至 ${dayText(endDate)}`
  if (startDate !== null) return `${dayText(startDate)} 起，到期日${SEE_POLICY}`
  return endDate === null ? SEE_POLICY : `至 ${dayText(endDate)}，生效日${SEE_POLICY}`
}

/** The address of a policy needs both numbers (INS-002). */
export const hasNumbers = ({ proBarcode, contractCode }: Pick<Policy, 'proBarcode' | 'contractCode'>): boolean =>
  proBarcode !== '' && contractCode !== ''

/**
 * The reason why no claim is possible for this policy; null if a claim is possible. Besides a missing number, only an
 * explicit `false` of the server forbids a claim.
 */
export function claimRefusal(policy: Policy, now: number): string | null {
  if (!hasNumbers(policy)) return '这份保险缺少保单编号，不能在线申请理赔，请联系客服'
  if (policy.claimable !== false) return null
  const phase = phaseOf(policy, now)
  if (phase === 'early') return '这份保险还没有开始保障，不能申请理赔'
  if (phase === 'over') return '这份保险已经到期，不能在线申请理赔。到期前发生的事故，请联系客服'
  return '这份保险暂时不能在线申请理赔，请联系客服'
}

export const productText = ({ productName }: Pick<Policy, 'productName'>): string => productName || '保险'

/** The heading of a group of policies (INS-003). */
export const groupTitle = ({ contractName, contractCode }: PolicyGroup): string =>
  contractName || (contractCode ? `合同 ${contractCode}` : '保险')

export function groupPolicies(policies: readonly Policy[]): PolicyGroup[] {
  const [first] = policies
  if (!first) return []
  return [{ contractCode: first.contractCode, contractId: first.contractId, contractName: '', policies: [...policies] }]
}

export const claimsOfGroups = (claims: readonly Claim[], groups: readonly PolicyGroup[]): Claim[] => {
  const codes = new Set(
    groups.flatMap(({ contractCode, policies }) => [contractCode, ...policies.map((one) => one.contractCode)]),
  )
  codes.delete('')
  return claims.filter(({ contractCode }) => codes.has(contractCode))
}
