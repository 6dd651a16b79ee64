import { endOrder, knownTime, isMadeSince, MINUTE_SLACK_MS } from '#/shared/lib/time/edges.ts'
import { wordFor } from '#/shared/lib/words.ts'
import type { Claim, claimStatuses, MaterialType, NewClaim } from './model.ts'

type Status = (typeof claimStatuses)[number]

interface Look {
  label: string
  next: string
}

const looks: Record<Status, Look> = {
  SUBMITTED: { label: '已提交', next: '保险公司收到后会开始审核' },
  REVIEWING: { label: '审核中', next: '保险公司正在审核，有结果会在这里显示' },
  REFUSED: { label: '需要补充材料', next: '请按原因补充材料后再次提交' },
  WAITING_FOR_EXPRESS: { label: '待寄原件', next: '请寄出材料原件，并填写快递单号' },
  EXPRESSED: { label: '原件已寄出', next: '保险公司收到原件后会继续办理' },
  PAID: { label: '已赔付', next: '赔付款会到您填写的账户' },
  CANCELLED: { label: '已取消', next: '需要时可以重新申请' },
}

export const claimLabel = (status: string): string => wordFor(looks, status)?.label ?? '状态未知'

/** The server's own word for a state without a label, else empty; only a claim's details show it (decision 163). */
export const rawState = (status: string): string => (wordFor(looks, status) ? '' : status)

export const nextText = (status: string): string => wordFor(looks, status)?.next ?? ''

export type ClaimAction = 'again' | 'anew' | 'express' | 'cancel'

const actions: Record<Status, readonly ClaimAction[]> = {
  SUBMITTED: ['cancel'],
  REVIEWING: ['cancel'],
  REFUSED: ['again', 'cancel'],
  WAITING_FOR_EXPRESS: ['express', 'cancel'],
  EXPRESSED: [],
  PAID: [],
  CANCELLED: ['anew'],
}

/** In an unknown state, all actions are offered, and the server decides (INS-001, decision 163). */
export const actionsOf = (status: string): readonly ClaimAction[] =>
  wordFor(actions, status) ?? ['again', 'express', 'cancel']

export interface Material {
  type: MaterialType
  label: string
  hint: string
  most: number
  needed: boolean
}

export const materials: readonly Material[] = [
  { type: 'IDENTITY', label: '被保险人身份证明', hint: '身份证正面和反面；孩子可用户口本', most: 4, needed: true },
  { type: 'DIAGNOSIS', label: '诊断证明与病历', hint: '每页一张，要有医院盖章', most: 9, needed: true },
  { type: 'EXAMINATION', label: '检查报告', hint: '化验单、影像报告等，没有可以不传', most: 9, needed: false },
  { type: 'INVOICE', label: '费用票据与清单', hint: '发票和费用清单，每张拍清楚金额', most: 9, needed: true },
  { type: 'BANK_CARD', label: '银行卡正面', hint: '收款人本人的银行卡', most: 1, needed: true },
  { type: 'OTHER', label: '其他材料', hint: '保险公司要求的其他文件', most: 9, needed: false },
]

const isKnown = (type: string): boolean => materials.some((one) => one.type === type)

/** The saved pictures of one kind of material, in the server's order; an unknown kind counts as 其他. */
export const imagesOf = ({ materials: saved }: Pick<Claim, 'materials'>, type: MaterialType): string[] =>
  saved.flatMap((one) => ((isKnown(one.type) ? one.type : 'OTHER') === type ? one.images : []))

/** The steps of a claim, oldest first; steps without a time keep their position. */
export function stepsOf({ steps }: Pick<Claim, 'steps'>): Claim['steps'] {
  const isDated = ({ time }: Claim['steps'][number]) => knownTime(time) !== null
  const dated = steps.filter(isDated).sort((one, other) => endOrder(one.time) - endOrder(other.time))
  return steps.map((step) => (isDated(step) ? (dated.shift() ?? step) : step))
}

/** The value by which two claims count as equal: without pictures, whose addresses differ after a second upload. */
export const claimMark = ({ proBarcode, contractCode, accidentDate, amount }: ClaimMark) => [
  proBarcode,
  contractCode,
  accidentDate,
  amount,
]
type ClaimMark = Pick<NewClaim, 'proBarcode' | 'contractCode' | 'accidentDate'> & { amount: number | null }

/** Whether this claim is for the same accident and amount; false for a cancelled claim. */
export const isSameClaim = (claim: Claim, body: NewClaim): boolean =>
  claim.status !== 'CANCELLED' && JSON.stringify(claimMark(claim)) === JSON.stringify(claimMark(body))

/**
 * The claim that a lost request has created.
 * @throws Error if a claim without a time may be either this claim or an older claim.
 */
export function claimMadeSince(claims: readonly Claim[], body: NewClaim, since: number): Claim | null {
  const same = claims.filter((claim) => isSameClaim(claim, body))
  const made = same.find(({ createdDate }) => isMadeSince(createdDate, since, MINUTE_SLACK_MS))
  if (!made && same.some(({ createdDate }) => typeof createdDate !== 'number')) throw new Error('undated claim')
  return made ?? null
}

/** Whether a re-application without an answer took effect: the state has changed, but not to CANCELLED. */
export const hasGoneOn = ({ status }: Claim, before: string): boolean => status !== before && status !== 'CANCELLED'

/** Whether the claimant has to do the next step. */
export const waitsForMe = (status: string): boolean => status === 'REFUSED' || status === 'WAITING_FOR_EXPRESS'

export const claimTitle = ({ productName }: Pick<Claim, 'productName'>): string => productName || '理赔申请'

const MAX_HINTS = 4

/** Known hospitals whose name contains the typed text; none if the text is a complete name. */
export function hospitalHints(names: readonly string[], typed: string): string[] {
  const word = typed.trim()
  const known = [...new Set(names)]
  return known.includes(word) ? [] : known.filter((name) => name.includes(word)).slice(0, MAX_HINTS)
}

export const refusalText = ({ refuseReason }: Pick<Claim, 'refuseReason'>): string =>
  refuseReason || '请咨询客服了解原因'
