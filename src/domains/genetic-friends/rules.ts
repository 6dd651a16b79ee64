import { characterCount } from '#/shared/form/character-count.ts'
import { isMobile } from '#/shared/lib/mobile.ts'
import { wordFor } from '#/shared/lib/words.ts'
import type { Friend, friendStates } from './model.ts'

type State = (typeof friendStates)[number]

const labels: Record<State, string> = { APPLY: '申请中', AGREED: '已同意', REFUSED: '已拒绝' }

/** FAM-005 to FAM-007; empty without an application. */
export const friendStateLabel = (state: string): string => (state === '' ? '' : (wordFor(labels, state) ?? '状态未知'))

/** Whether the relation of the two is known. If the server sends no state, a friend looks like a stranger. */
export const isRelationKnown = ({ friendState }: Pick<Friend, 'friendState'>): boolean =>
  wordFor(labels, friendState) !== null

type Standing = Pick<Friend, 'friendState' | 'applied'>

/** Only a waiting application that I did not send can be answered (FAM-005 to FAM-007). */
export const canAnswer = ({ friendState, applied }: Standing): boolean => friendState === 'APPLY' && applied !== true

/** Whether an application can be sent: to a stranger, and again after a refusal (FAM-009). */
export const canApply = ({ friendState }: Pick<Friend, 'friendState'>): boolean =>
  friendState === '' || friendState === 'REFUSED'

/** The signed-in person's next step in an application. Every state has a next step. */
export type NextStep = 'answer' | 'wait' | 'apply' | 'open' | 'look'

export function nextStep(friend: Standing): NextStep {
  if (canAnswer(friend)) return 'answer'
  if (friend.friendState === 'APPLY') return 'wait'
  if (canApply(friend)) return 'apply'
  return friend.friendState === 'AGREED' ? 'open' : 'look'
}

export function nextText(friend: Standing): string {
  const step = nextStep(friend)
  // An application to a person whom I have refused is still possible.
  if (step === 'apply' && friend.friendState === '') return '申请加对方'
  if (step === 'apply') return friend.applied === false ? '改主意了？申请加对方' : '再次申请'
  return { answer: '去处理', wait: '等对方同意', open: '查看亲友', look: '查看简介' }[step]
}

/** The number of applications that certainly wait for my answer. */
export const waitingForMe = (all: readonly Standing[]): number =>
  all.filter((friend) => friend.applied === false && canAnswer(friend)).length

/** Applications by direction; `unclear` when the server does not send who has applied. */
export const byDirection = <T extends Standing>(all: readonly T[]) => ({
  received: all.filter(({ applied }) => applied === false),
  sent: all.filter(({ applied }) => applied === true),
  unclear: all.filter(({ applied }) => applied === null),
})

export const MAX_REMARK = 50

const DIGITS = /^\d+$/

/** The keyword of a search: spaces and dashes in a number are removed. */
export function toKeyword(typed: string): string {
  const joined = typed.replace(/[\s-]/g, '')
  return DIGITS.test(joined) ? joined : typed.trim()
}

/** The error of a search text; null when it can be searched. */
export function searchProblem(typed: string): string | null {
  const keyword = toKeyword(typed)
  if (characterCount(keyword) < 2) return '请至少输入两个字'
  return DIGITS.test(keyword) && !isMobile(keyword) ? '手机号不完整，请核对11位数字' : null
}

export const nameOf = ({ name }: Pick<Friend, 'name'>): string => name.trim() || '没有填写姓名的用户'

/** Whether this friend has withdrawn the consent: then there are no results, and sharing with them has no effect. */
export const hasWithdrawn = ({ authorized }: Pick<Friend, 'authorized'>): boolean => authorized === false

/** Whether the two are friends, and the server does not say that the friend has ended the sharing. */
export const isShared = ({ friendState, sharedWithMe }: Pick<Friend, 'friendState' | 'sharedWithMe'>): boolean =>
  friendState === 'AGREED' && sharedWithMe !== false

export function liteText(friend: Standing): string {
  const { friendState, applied } = friend
  if (friendState === '') return '成为亲友要双方都同意。申请后，请等对方答复。'
  if (friendState === 'AGREED') return '你们已经是基因亲友。'
  if (friendState === 'APPLY')
    return applied === true
      ? '您的申请已经发出，等对方同意。'
      : applied === false
        ? '对方申请加您为亲友，等您答复。'
        : '你们之间有一个申请还没有答复。'
  if (friendState === 'REFUSED')
    return applied === true
      ? '对方没有同意上一次申请。您可以再申请一次。'
      : applied === false
        ? '您没有同意对方的申请。改主意了，可以由您来申请。'
        : '上一次申请没有通过。可以再申请一次。'
  return '暂时不知道你们之间的申请到了哪一步，请稍后再看。'
}

export function applicationText(friend: Standing): string {
  if (canAnswer(friend)) return '同意后，你们能互相看到相似度。检测结果不会自动分享，由每个人自己打开。'
  return friend.friendState === '' ? '没有查到你们之间的申请。' : liteText(friend)
}
