import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { call } from './call.ts'
import { defineApi } from './endpoint.ts'
import { ApiError } from './errors.ts'
import { hasIdempotencyKey } from '#/shared/lib/actions/idempotency-key.ts'
import { createQueryClient } from './query-client.ts'
import {
  invalidate,
  hasPendingWrite,
  OutcomeUnknown,
  runMutation,
  sendMutation,
  defineMutation,
  defineMutationOf,
} from './mutation.ts'

vi.mock('./call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const model = { Any: z.unknown() }
const api = defineApi('home', async () => model, {
  save: {
    method: 'POST',
    path: 'x/save',
    auth: 'public',
    reply: 'Any',
    changes: ['home', 'mall'],
    idempotencyKey: true,
  },
  also: { method: 'POST', path: 'x/also', auth: 'public', reply: 'Any', changes: ['mall', 'order'] },
  read: { method: 'GET', path: 'x/read', auth: 'public', reply: 'Any' },
})
const lost = new ApiError('network', '无法连接到服务器，请稍后重试', null, true)
const refused = new ApiError('bad-request', '库存不足', 400, false)

interface Input {
  id: string
  note?: string
}
type Result = string
const save = (options: Parameters<typeof defineMutationOf<Input, Result>>[2] = {}) =>
  defineMutationOf<Input, Result>(
    [api.save],
    async ({ id }, sending) => String(await call(api.save, { id }, sending)),
    options,
  )

const keys = () => vi.mocked(call).mock.calls.map(([, , options]) => options?.idempotencyKey)
const answers = (...all: (string | Error)[]) => {
  for (const one of all) {
    if (one instanceof Error) vi.mocked(call).mockRejectedValueOnce(one)
    else vi.mocked(call).mockResolvedValueOnce(one as never)
  }
}

// Idempotency keys are kept after a test, so each test uses inputs of its own.
beforeEach(() => void vi.mocked(call).mockReset())

describe('the idempotency key of a mutation', () => {
  test('stays the same until the mutation succeeds, and then changes', async () => {
    answers(refused, lost, 'A', 'B')
    const mutation = save()
    await expect(sendMutation(mutation, { id: '1' })).rejects.toBe(refused)
    await expect(sendMutation(mutation, { id: '1' })).rejects.toBe(lost)
    expect(await sendMutation(mutation, { id: '1' })).toBe('A')
    expect(await sendMutation(mutation, { id: '1' })).toBe('B')
    const [first, second, third, fourth] = keys()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect([second, third, fourth === first]).toEqual([first, first, false])
  })

  test('differs for another input, except if both inputs have the same intent', async () => {
    answers(lost, lost, lost, lost)
    const [plain, named] = [save(), save({ intent: ({ id }) => id })]
    for (const note of ['a', 'b']) await sendMutation(plain, { id: '2', note }).catch(() => undefined)
    for (const note of ['a', 'b']) await sendMutation(named, { id: '2', note }).catch(() => undefined)
    const [first, second, third, fourth] = keys()
    expect([first === second, third === fourth]).toEqual([false, true])
  })

  test('stays the same after a success if the mutation has keepAfterSuccess', async () => {
    answers('A', 'A')
    const mutation = save({ keepAfterSuccess: true })
    await sendMutation(mutation, { id: '3' })
    await sendMutation(mutation, { id: '3' })
    expect(keys()[0]).toBe(keys()[1])
  })

  test('is cleared after a lost reply when another intent of the same exclusive group is sent', async () => {
    answers(lost, 'left', 'started')
    const [start, quit] = [
      save({ intent: () => 'start', exclusiveGroup: () => 'group' }),
      save({ intent: () => 'quit', exclusiveGroup: () => 'group' }),
    ]
    await sendMutation(start, { id: '4' }).catch(() => undefined)
    await sendMutation(quit, { id: '4' })
    await sendMutation(start, { id: '4' })
    const [first, , third] = keys()
    expect(third).not.toBe(first)
  })

  test('contains nothing of the input, and differs between two mutations with the same input', async () => {
    answers(lost, lost)
    const other = defineMutationOf<Input, Result>([{ ...api.save, id: 'home.other' }], save().send)
    await sendMutation(save(), { id: '13800000002' }).catch(() => undefined)
    await sendMutation(other, { id: '13800000002' }).catch(() => undefined)
    expect(keys()[0]).not.toBe(keys()[1])
    expect([hasIdempotencyKey('home.save 13800000002'), hasIdempotencyKey('home.save {"id":"13800000002"}')]).toEqual([
      false,
      false,
    ])
  })

  test('is sent if one of the mutation’s rows declares one', async () => {
    answers('A')
    const both = defineMutationOf<Input, Result>([api.also, api.save], save().send)
    await sendMutation(both, { id: '10' })
    expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(both.id).toBe('home.also')
  })

  test('is sent for a single row, even if the mutation has no input', async () => {
    answers(lost, 'A')
    await expect(sendMutation(defineMutation(api.save), undefined as never)).rejects.toBe(lost)
    await sendMutation(defineMutation(api.save), undefined as never)
    const [first, second] = vi.mocked(call).mock.calls
    expect(first).toEqual([
      api.save,
      undefined,
      { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown, identity: 0 },
    ])
    expect(second).toEqual(first)
  })

  test('is not sent if the row does not declare one', async () => {
    answers('A')
    await sendMutation(defineMutation(api.also), {})
    expect(vi.mocked(call).mock.calls).toEqual([[api.also, {}, { idempotencyKey: undefined, identity: 0 }]])
  })

  test('is replaced if a repeated answer is stale; the first answer is not checked', async () => {
    answers('A', 'A', 'B')
    const dead = vi.fn<(made: Result) => Promise<boolean>>(async (made) => made === 'A')
    const mutation = save({ keepAfterSuccess: true, isStaleReplay: dead })
    expect(await sendMutation(mutation, { id: '5' })).toBe('A')
    expect(dead).not.toHaveBeenCalled()
    expect(await sendMutation(mutation, { id: '5' })).toBe('B')
    const [first, second, third] = keys()
    expect([second === first, third === first]).toEqual([true, false])
  })
})

describe('after a lost reply to a mutation', () => {
  test('the result that `find` returns is the result of the mutation', async () => {
    answers(lost)
    const find = vi.fn<(mutation: Input, since: number) => Promise<Result | null>>(async () => 'found')
    const before = Date.now()
    expect(await sendMutation(save({ find }), { id: '6' })).toBe('found')
    expect(find.mock.calls[0]?.[0]).toEqual({ id: '6' })
    expect(find.mock.calls[0]?.[1]).toBeGreaterThanOrEqual(before)
  })

  test('the error is thrown if the request had no effect', async () => {
    answers(lost)
    await expect(sendMutation(save({ find: async () => null, unknown: '去看看' }), { id: '7' })).rejects.toBe(lost)
  })

  test.each([
    ['the error with the mutation’s own text', '请先查看', new OutcomeUnknown('请先查看')],
    ['the error of the lost reply, if the mutation has no text', undefined, lost],
  ])('if the recovery fails too, the mutation throws %s', async (_name, unknown, error) => {
    answers(lost)
    const find = () => Promise.reject(new Error('no network'))
    await expect(sendMutation(save({ find, ...(unknown ? { unknown } : {}) }), { id: '8' })).rejects.toEqual(error)
  })

  test('a refusal is no lost reply, so no lookup is made', async () => {
    answers(refused)
    const find = vi.fn<() => Promise<Result | null>>(async () => 'found')
    await expect(sendMutation(save({ find }), { id: '9' })).rejects.toBe(refused)
    expect(find).not.toHaveBeenCalled()
  })
})

describe('while the result of a mutation is unknown', () => {
  const sends = () => vi.mocked(call).mock.calls.length
  const unknown = '请先查看'
  /** Returns or throws the given results in order, and repeats the last one. */
  const finder = (...found: (Result | null | Error)[]) =>
    vi.fn<(mutation: Input, since: number) => Promise<Result | null>>(async () => {
      const next = found.length > 1 ? found.shift() : found[0]
      if (next instanceof Error) throw next
      return next ?? null
    })

  test.each([
    ['nothing was found', null, lost],
    ['the lookup failed', new Error('no network'), new OutcomeUnknown(unknown)],
  ])('the same input is looked up before it is sent again if %s', async (_name, first, told) => {
    answers(lost)
    const find = finder(first, 'late')
    const mutation = save({ find, unknown })
    const input = { id: `11${String(first)}` }
    await expect(sendMutation(mutation, input)).rejects.toEqual(told)
    expect(await sendMutation(mutation, input)).toBe('late')
    expect([sends(), find.mock.calls[1]?.[1]]).toEqual([1, find.mock.calls[0]?.[1]])
    // The success ends the action: the same input now starts a new action.
    answers('new')
    expect(await sendMutation(mutation, input)).toBe('new')
    expect(find).toHaveBeenCalledTimes(2)
  })

  test('the same input is not sent again if executing it twice would do harm', async () => {
    answers(lost)
    const mutation = save({ find: finder(new Error('no network')), unknown })
    for (let tap = 0; tap < 2; tap += 1)
      await expect(sendMutation(mutation, { id: '12' })).rejects.toEqual(new OutcomeUnknown(unknown))
    expect(sends()).toBe(1)
  })

  test('the same input is sent again if executing it twice does no harm', async () => {
    answers(lost, 'again')
    const mutation = save({ find: finder(new Error('no network')) })
    await expect(sendMutation(mutation, { id: '13' })).rejects.toBe(lost)
    expect(await sendMutation(mutation, { id: '13' })).toBe('again')
  })

  test('an action can be identified by a part of its input, and another action is not looked up', async () => {
    answers(lost, 'other')
    const find = finder(null, 'first')
    const mutation = save({ find, same: ({ id }) => id })
    await expect(sendMutation(mutation, { id: '14', note: 'a' })).rejects.toBe(lost)
    expect(await sendMutation(mutation, { id: '15', note: 'a' })).toBe('other')
    expect(find).toHaveBeenCalledTimes(1)
    expect([hasPendingWrite(mutation, { id: '14', note: 'b' }), hasPendingWrite(mutation, { id: '15' })]).toEqual([
      true,
      false,
    ])
    expect(await sendMutation(mutation, { id: '14', note: 'b' })).toBe('first')
    expect(sends()).toBe(2)
  })

  test('a refusal makes a request’s result known, and the result of an earlier request stays unknown', async () => {
    answers(refused, lost, refused)
    const mutation = save({ find: finder(null) })
    const known: boolean[] = []
    for (let tap = 0; tap < 3; tap += 1) {
      await sendMutation(mutation, { id: '16' }).catch(() => undefined)
      known.push(hasPendingWrite(mutation, { id: '16' }))
    }
    expect(known).toEqual([false, true, true])
  })
})

describe('the query groups that a mutation invalidates', () => {
  test('are the groups of its row, and a read has none', () => {
    expect([defineMutation(api.also).changes, defineMutation(api.save).changes]).toEqual([
      ['mall', 'order'],
      ['home', 'mall'],
    ])
    expect(defineMutationOf([api.read, api.also], save().send).changes).toEqual(['mall', 'order'])
  })

  const staleAfter = async (options: Parameters<typeof defineMutation>[1], ...all: (string | Error)[]) => {
    answers(...all)
    const client = createQueryClient()
    for (const group of ['home', 'mall', 'order', 'coupon']) client.setQueryData([group, 'x'], 1)
    const shown = new QueryObserver(client, { queryKey: ['home', 'shown'], initialData: 1, staleTime: Infinity })
    onTestFinished(shown.subscribe(() => undefined))
    const spy = vi.spyOn(client, 'invalidateQueries')
    await runMutation(
      client,
      defineMutationOf([api.save, api.also], async () => call(api.save, {}), options as object),
      {},
    ).catch(() => undefined)
    return {
      read: spy.mock.calls.map(([filter]) => [filter?.queryKey?.[0], filter?.refetchType]),
      left: client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey.join('.')),
    }
  }

  test('are the groups of all its rows, each once, which are refetched immediately', async () =>
    expect(await staleAfter({}, 'A')).toEqual({
      read: [
        ['home', 'active'],
        ['mall', 'active'],
        ['order', 'active'],
      ],
      left: ['home.x', 'mall.x', 'order.x', 'coupon.x', 'home.shown'],
    }))

  test('can be refetched later, when they are displayed again', async () =>
    expect((await staleAfter({ stale: 'later' }, 'A')).read.map(([, when]) => when)).toEqual(['none', 'none', 'none']))

  test('are removed from the cache if the object is deleted, except queries that a screen displays', async () =>
    expect(await staleAfter({ removes: true }, 'A')).toEqual({ read: [], left: ['coupon.x', 'home.shown'] }))

  test('can exclude one query', async () => {
    const client = createQueryClient()
    for (const call of ['days', 'balance']) client.setQueryData(['points', call], 1)
    await invalidate(client, ['points'], 'now', 'days')
    const isStale = (call: string) => client.getQueryState(['points', call])?.isInvalidated
    expect([isStale('days'), isStale('balance')]).toEqual([false, true])
  })

  test('are not invalidated if the mutation failed', async () =>
    expect((await staleAfter({}, refused)).read).toEqual([]))
})
