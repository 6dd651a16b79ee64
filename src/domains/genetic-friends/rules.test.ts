import { describe, expect, test } from 'vitest'
import {
  applicationText,
  byDirection,
  canAnswer,
  canApply,
  friendStateLabel,
  isRelationKnown,
  isShared,
  liteText,
  nameOf,
  nextStep,
  nextText,
  searchProblem,
  toKeyword,
  waitingForMe,
} from './rules.ts'
import { viewOf } from './views.ts'
import type { Friend } from './model.ts'

const standing = (friendState: string, applied: boolean | null) =>
  ({ friendState, applied }) as Pick<Friend, 'friendState' | 'applied'>

test.each([
  ['[FAM-005]', 'APPLY', '申请中'],
  ['[FAM-006]', 'AGREED', '已同意'],
  ['[FAM-007]', 'REFUSED', '已拒绝'],
  ['an unknown state:', 'BLOCKED', '状态未知'],
  ['a stranger:', '', ''],
  ['a property name of Object.prototype:', 'toString', '状态未知'],
])('%s the state “%s” is shown as %s', (_id, state, label) => expect(friendStateLabel(state)).toBe(label))

test.each([
  ['APPLY', true],
  ['AGREED', true],
  ['REFUSED', true],
  ['BLOCKED', false],
  ['toString', false],
  ['', false],
] as const)('the relation of two people in the state “%s” is known: %s', (state, isKnown) =>
  expect(isRelationKnown(standing(state, null))).toBe(isKnown),
)

/** The state, whether I applied (null: unknown), whether I can answer and apply, the next step, its label. */
test.each([
  ['APPLY', false, true, false, 'answer', '去处理'],
  ['APPLY', null, true, false, 'answer', '去处理'],
  ['APPLY', true, false, false, 'wait', '等对方同意'],
  ['AGREED', false, false, false, 'open', '查看亲友'],
  ['AGREED', null, false, false, 'open', '查看亲友'],
  ['REFUSED', true, false, true, 'apply', '再次申请'],
  ['REFUSED', null, false, true, 'apply', '再次申请'],
  ['REFUSED', false, false, true, 'apply', '改主意了？申请加对方'],
  ['', null, false, true, 'apply', '申请加对方'],
  ['BLOCKED', false, false, false, 'look', '查看简介'],
] as const)(
  '[FAM-008] [FAM-009] in the state %s, applied by me: %s, I can answer: %s, I can apply: %s, next step: %s',
  (state, applied, answer, apply, step, words) => {
    const friend = standing(state, applied)
    expect([canAnswer(friend), canApply(friend), nextStep(friend), nextText(friend)]).toEqual([
      answer,
      apply,
      step,
      words,
    ])
  },
)

test('only applications that were certainly sent to me are counted, and every application is in a group', () => {
  const all = [
    standing('APPLY', false),
    standing('APPLY', null),
    standing('APPLY', true),
    standing('AGREED', false),
    standing('APPLY', false),
  ]
  expect(waitingForMe(all)).toBe(2)
  const { received, sent, unclear } = byDirection(all)
  expect([received.length, sent.length, unclear.length]).toEqual([3, 1, 1])
})

describe('the text that explains a state', () => {
  test.each([
    ['', null, '成为亲友要双方都同意。申请后，请等对方答复。'],
    ['AGREED', null, '你们已经是基因亲友。'],
    ['APPLY', true, '您的申请已经发出，等对方同意。'],
    ['APPLY', false, '对方申请加您为亲友，等您答复。'],
    ['APPLY', null, '你们之间有一个申请还没有答复。'],
    ['REFUSED', true, '对方没有同意上一次申请。您可以再申请一次。'],
    ['REFUSED', false, '您没有同意对方的申请。改主意了，可以由您来申请。'],
    ['REFUSED', null, '上一次申请没有通过。可以再申请一次。'],
    ['BLOCKED', true, '暂时不知道你们之间的申请到了哪一步，请稍后再看。'],
  ])('for a profile in the state %s, applied by me: %s, is %s', (state, applied, sentence) =>
    expect(liteText(standing(state, applied))).toBe(sentence),
  )

  test.each([
    ['APPLY', false, /^同意后，你们能互相看到相似度/],
    ['APPLY', true, /等对方同意/],
    ['', null, /^没有查到你们之间的申请/],
    ['REFUSED', false, /您没有同意/],
  ] as const)('for an application in the state %s, sent by me: %s, is %s', (state, applied, sentence) =>
    expect(applicationText(standing(state, applied))).toMatch(sentence),
  )
})

test.each([
  ['AGREED', true, true],
  ['AGREED', null, true],
  ['AGREED', false, false],
  ['APPLY', true, false],
  ['REFUSED', null, false],
  ['', null, false],
] as const)(
  '[FAM-016] the results of a friend in state %s, with sharedWithMe %s, can be compared: %s',
  (friendState, sharedWithMe, shared) =>
    expect(isShared({ friendState: friendState as Friend['friendState'], sharedWithMe })).toBe(shared),
)

const SHORT = '请至少输入两个字'
const INCOMPLETE = '手机号不完整，请核对11位数字'

test.each([
  ['', '', SHORT],
  ['周', '周', SHORT],
  [' 周 ', '周', SHORT],
  ['😀', '😀', SHORT],
  ['1 ', '1', SHORT],
  ['1 3', '13', INCOMPLETE],
  ['1380000000', '1380000000', INCOMPLETE],
  ['138000000055', '138000000055', INCOMPLETE],
  ['12800000005', '12800000005', INCOMPLETE],
  ['周雪', '周雪', null],
  ['  周雪梅 ', '周雪梅', null],
  ['138 0000 0005', '13800000005', null],
  ['138-0000-0005', '13800000005', null],
  ['Anna Li', 'Anna Li', null],
  ['李2', '李2', null],
])('the search input %j gives the keyword %j and the problem %s', (typed, keyword, problem) => {
  expect(toKeyword(typed)).toBe(keyword)
  expect(searchProblem(typed)).toBe(problem)
})

test.each([
  ['周雪梅', '周雪梅'],
  ['  ', '没有填写姓名的用户'],
  ['', '没有填写姓名的用户'],
])('the name %j is shown as %s', (name, read) => expect(nameOf({ name })).toBe(read))

test.each([
  ['friends', 'friends'],
  ['applications', 'applications'],
  ['recommended', 'recommended'],
  ['sharing', 'sharing'],
  ['anything', 'friends'],
  ['', 'friends'],
])('the address value %j opens the view %s', (type, view) => expect(viewOf(type)).toBe(view))
