import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CanBuy, CanQuit, GroupBuying, GroupCode } from './model.ts'
import { groupActions, groupPhase, groupText, isMine, missingPeople } from './rules.ts'

const END = Date.parse('2026-11-21T10:00:00+08:00')

const group = (members: readonly boolean[], given: object = {}): GroupBuying =>
  z.parse(GroupBuying, {
    id: 'GB1',
    size: 3,
    endTime: END,
    members: members.map((mine) => ({ mine })),
    ...given,
  }) as GroupBuying

const all = { canBuy: true, canQuit: true }

describe('[GOODS-037] the phase of a group', () => {
  test.each([
    ['a group without an id is in the phase offer', group([], { id: null }), END - 1, 'offer'],
    ['a group with free places is open', group([true]), END - 1, 'open'],
    ['a group is open in its last millisecond', group([true]), END, 'open'],
    ['a group is over one millisecond after its end', group([true]), END + 1, 'over'],
    ['a complete group stays complete after its end', group([true, false, false]), END + 1, 'full'],
    ['a group with more people than its size is complete', group([true, false, false, false]), END, 'full'],
    ['a group without an end stays open', group([true], { endTime: null }), END * 2, 'open'],
  ] as const)('follows the rule: %s', (_name, given, now, phase) => expect(groupPhase(given, now)).toBe(phase))
})

describe('[GOODS-037] the possible actions in a group', () => {
  test.each([
    ['start, for an offered group', group([], { id: null }), all, ['start']],
    ['none, if the server forbids buying', group([], { id: null }), { canBuy: false, canQuit: true }, []],
    ['join and start, for another person’s group', group([false]), all, ['join', 'start']],
    [
      'none, for another person’s group if the server forbids buying',
      group([false]),
      { canBuy: false, canQuit: true },
      [],
    ],
    ['invite and quit, in the person’s own group', group([false, true]), all, ['invite', 'quit']],
    ['only invite, if the server forbids quitting', group([true]), { canBuy: true, canQuit: false }, ['invite']],
    ['buy, in the person’s own complete group', group([true, false, false]), all, ['buy']],
    ['start, if another person’s group is complete', group([false, false, false]), all, ['start']],
  ] as const)('are %s', (_name, given, rights, actions) => expect(groupActions(given, rights, END)).toEqual(actions))

  test('include starting another group after the person’s own group has expired', () =>
    expect(groupActions(group([true]), all, END + 1)).toEqual(['start']))

  test('include leaving only for a member of an open group, if the server allows it', () => {
    const groupArbitrary = fc.record({
      members: fc.array(fc.boolean(), { maxLength: 5 }),
      size: fc.integer({ min: 2, max: 5 }),
      canBuy: fc.boolean(),
      canQuit: fc.boolean(),
      now: fc.integer({ min: END - 2, max: END + 2 }),
    })
    fc.assert(
      fc.property(groupArbitrary, ({ members, size, canBuy, canQuit, now }) => {
        const given = group(members, { size })
        const actions = groupActions(given, { canBuy, canQuit }, now)
        const may = canQuit && isMine(given) && groupPhase(given, now) === 'open'
        expect(actions.includes('quit')).toBe(may)
        expect(actions.includes('buy')).toBe(isMine(given) && missingPeople(given) === 0)
        expect(new Set(actions).size).toBe(actions.length)
      }),
      { seed: 20260903, numRuns: 300 },
    )
  })
})

test.each([
  [group([], { id: null }), END, '3 人成团，发起后再邀请 2 位朋友'],
  [group([true]), END, '还差 2 人成团'],
  [group([true, false]), END, '还差 1 人成团'],
  [group([true]), END + 1, '这个团已经结束，没有凑齐人数'],
  [group([true, false, false]), END, '已成团，现在下单就是拼团价'],
  [group([false, false, false]), END, '这个团已经满员'],
])('[GOODS-037] a group is described in the sentence “$2”', (given, now, text) =>
  expect(groupText(given, now)).toBe(text),
)

describe('group replies whose form the specification leaves open', () => {
  test('an empty reply is parsed as an offered group without a size', () => {
    const empty = z.parse(GroupBuying, {}) as GroupBuying
    expect(empty).toMatchObject({ id: null, size: null, members: [], reduction: null, endTime: null })
    expect(z.parse(GroupBuying, null)).toBeNull()
    expect(groupText(empty, 0)).toBe('发起拼团后，邀请朋友一起参加')
    expect(z.parse(GroupBuying, { size: 0 })).toMatchObject({ size: null })
    const open = z.parse(GroupBuying, { id: 'A', members: [{}] }) as GroupBuying
    expect(groupText(open, 0)).toBe('拼团进行中，可以邀请朋友参加')
  })

  test.each([
    [true, true],
    [false, false],
    [null, false],
    [undefined, false],
  ])('the reply %j is parsed as %s', (reply, yes) => {
    expect(z.parse(CanBuy, reply)).toBe(yes)
    expect(z.parse(CanQuit, reply)).toBe(yes)
  })

  test('a permission and a group code are also parsed if they are inside an object', () => {
    expect([z.parse(CanBuy, { canBuy: true }), z.parse(CanBuy, { canQuit: true })]).toEqual([true, false])
    expect([z.parse(CanQuit, { canQuit: true }), z.parse(CanQuit, {})]).toEqual([true, false])
    expect([z.parse(GroupCode, 'GROUP1'), z.parse(GroupCode, { shareCode: 'GROUP1' })]).toEqual(['GROUP1', 'GROUP1'])
  })
})
