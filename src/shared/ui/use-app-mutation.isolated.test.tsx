import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { api, type Input, saveMutation, replyWith, renderMutation } from '#tests/mutation-screen.tsx'
import { call, connectCredentials } from '#/shared/api/call.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { connectIdentity } from '#/shared/api/identity.ts'
import { defineMutationOf } from '#/shared/api/mutation.ts'
import { showRefusedWriteNotice } from './layers/refused-write.ts'
import { showNotice, toast } from './layers/toast.ts'

vi.mock('./layers/toast.ts', () => ({
  toast: vi.fn<() => void>(),
  showNotice: vi.fn<() => Promise<void>>(async () => undefined),
}))

beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(toast).mockClear()
  vi.mocked(showNotice).mockClear()
  connectCredentials({ token: () => 'T', onUnauthenticated: () => undefined })
})

const toastCalls = () => vi.mocked(toast).mock.calls

describe('the toast of a mutation', () => {
  test('shows the success text once, and the mutation’s query groups are invalidated', async () => {
    const keys = replyWith(200)
    const app = renderMutation(saveMutation({ done: '领取成功' }))
    expect(app.mutation()).toMatchObject({ done: false, busy: false })
    await app.run({ id: 1 })
    expect([toastCalls(), app.staleGroups(), keys.length]).toEqual([[['领取成功', 'success']], ['home', 'mall'], 1])
    expect(app.mutation()).toMatchObject({ done: true, error: null })
  })

  test.each([
    ['[API-011]', 0, '无法连接到服务器，请稍后重试'],
    ['[API-013]', 400, '库存不足'],
    ['[API-015]', 401, '尚未登录'],
    ['[API-016] [API-027]', 403, '尚未授权'],
    ['[API-017]', 404, '未找到'],
    ['[API-018] [API-026]', 418, '未知错误'],
    ['[API-019]', 500, '尊敬的用户，非常抱歉，网络出现故障，请稍后重试或拨打客服电话400-000-0000'],
  ])(
    '%s shows the catalogue’s text once after a failure with the status %d, without a retry',
    async (_id, status, text) => {
      const keys = replyWith(status)
      const app = renderMutation(saveMutation({ done: '领取成功' }))
      await app.run({ id: 1 })
      expect([toastCalls(), keys.length]).toEqual([[[text]], 1])
      expect(app.mutation()).toMatchObject({
        done: false,
        error: expect.objectContaining({ message: text }) as unknown,
      })
    },
  )

  test('says once, after the next sign-in, that the session was over and the write has not been done', async () => {
    replyWith(401)
    await renderMutation(saveMutation()).run({ id: 1 })
    vi.mocked(toast).mockClear()
    showRefusedWriteNotice()
    showRefusedWriteNotice()
    expect(toastCalls()).toEqual([['登录已过期，刚才的操作没有完成，请再试一次']])
  })

  test('about the ended session is not shown if the next sign-in is ten minutes after the refusal', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    replyWith(401)
    await renderMutation(saveMutation()).run({ id: 1 })
    vi.mocked(toast).mockClear()
    vi.setSystemTime(Date.now() + 10 * 60_000)
    showRefusedWriteNotice()
    await quiet()
    expect(toastCalls()).toEqual([])
  })

  test('is not shown after a success without a success text', async () => {
    replyWith(200)
    await renderMutation(saveMutation()).run({ id: 1 })
    await quiet()
    expect(toastCalls()).toEqual([])
  })

  test('is not shown if the screen shows the failure itself', async () => {
    replyWith(404)
    const onFailed = vi.fn<() => boolean>(() => true)
    await renderMutation(saveMutation(), { onFailed }).run({ id: 1 })
    expect([toastCalls(), onFailed.mock.calls]).toEqual([[], [[expect.any(ApiError), { id: 1 }]]])
    vi.mocked(toast).mockClear()
    await renderMutation(saveMutation(), { onFailed: () => 'no answer' }).run({ id: 1 })
    expect(toastCalls()).toEqual([['未找到']])
  })

  test('is not shown for an aborted request', async () => {
    const off = defineMutationOf<Input, unknown>([api.save], () =>
      Promise.reject(new ApiError('cancelled', '已取消', null, false)),
    )
    await renderMutation(off).run({ id: 1 })
    await quiet()
    expect(toastCalls()).toEqual([])
  })

  test('is a message dialog if the result is unknown, and then the page for checking the result opens', async () => {
    replyWith(0)
    const mutation = saveMutation({ find: () => Promise.reject(new Error('no network')), unknown: '请先到记录查看' })
    const app = renderMutation(mutation, { unknownAt: '/b' })
    act(() => app.mutation()?.run({ id: 1 }))
    expect(await screen.findByText('another screen')).toBeInTheDocument()
    expect([vi.mocked(showNotice).mock.calls, toastCalls()]).toEqual([[['请先到记录查看']], []])
    expect([app.router.state.historyAction, app.staleTypes()]).toEqual(['REPLACE', ['none', 'none']])
  })

  test('is shown if the result is unknown and no page can check it, and the query groups are refetched', async () => {
    replyWith(0)
    const onFailed = vi.fn<() => void>()
    const mutation = saveMutation({ find: () => Promise.reject(new Error('no network')), unknown: '请稍后查看' })
    const app = renderMutation(mutation, { onFailed })
    await app.run({ id: 1 })
    expect([toastCalls(), onFailed.mock.calls.length, app.staleGroups()]).toEqual([
      [['请稍后查看']],
      1,
      ['home', 'mall'],
    ])
    expect(app.staleTypes()).toEqual(['active', 'active'])
  })

  test('is the ordinary toast for a known failure, and the page for checking the result does not open', async () => {
    replyWith(500)
    const app = renderMutation(saveMutation(), { unknownAt: '/b' })
    const went = vi.spyOn(app.router, 'navigate')
    await app.run({ id: 1 })
    await quiet()
    expect([toastCalls().length, vi.mocked(showNotice).mock.calls, went.mock.calls]).toEqual([1, [], []])
  })

  test.each([400, 403, 404, 409, 410])(
    'after a refusal with the status %d is shown together with a refetch of the mutation’s groups',
    async (status) => {
      replyWith(status)
      const app = renderMutation(saveMutation())
      await app.run({ id: 1 })
      expect([app.staleGroups(), app.staleTypes()]).toEqual([
        ['home', 'mall'],
        ['active', 'active'],
      ])
    },
  )

  test.each([0, 500])(
    'after a lost reply (status %d) is shown together with a refetch of the groups that may have changed',
    async (status) => {
      replyWith(status)
      const app = renderMutation(saveMutation())
      await app.run({ id: 1 })
      expect(app.staleGroups()).toEqual(['home', 'mall'])
    },
  )

  test.each([401, 418, 429])(
    'after a failure with the status %d, which is not about the record, is shown without a refetch',
    async (status) => {
      replyWith(status)
      const app = renderMutation(saveMutation())
      await app.run({ id: 1 })
      expect(app.staleGroups()).toEqual([])
    },
  )
})

describe('sending a mutation', () => {
  test('happens once for several taps in one frame', async () => {
    const keys = replyWith(200)
    await renderMutation(saveMutation()).run({ id: 1 }, { id: 1 }, { id: 2 })
    expect(keys).toHaveLength(1)
  })

  test('uses the same idempotency key after a lost reply, and another key after a success', async () => {
    const keys = replyWith(0, 200, 200)
    const app = renderMutation(saveMutation())
    for (let count = 0; count < 3; count += 1) await app.run({ id: 1 })
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
  })

  test('does not happen without a confirmation or an input', async () => {
    const keys = replyWith(200)
    const onFailed = vi.fn<() => boolean>(() => true)
    const app = renderMutation(saveMutation(), { onFailed })
    await app.run(async () => null)
    expect(app.mutation()).toMatchObject({ done: false, error: null })
    await app.run(() => Promise.reject(new ApiError('network', '没有网络', null, false)))
    expect([keys, toastCalls(), onFailed.mock.calls]).toEqual([[], [['没有网络']], []])
  })

  test('uses the input from the confirmation', async () => {
    const keys = replyWith(200)
    const onDone = vi.fn<() => void>()
    await renderMutation(saveMutation(), { onDone }).run(async () => ({ id: 7 }))
    expect([keys.length, onDone.mock.calls]).toEqual([1, [[null, { id: 7 }]]])
  })
})

describe('a mutation during which the signed-in person changes', () => {
  const person = { now: 1 }
  beforeEach(() => {
    person.now = 1
    connectIdentity(() => person.now)
  })

  test('is not sent and shows nothing if its confirmation is answered after the change', async () => {
    const keys = replyWith(200)
    const [onDone, onFailed] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const app = renderMutation(saveMutation({ done: '领取成功' }), { onDone, onFailed })
    await app.run(async () => {
      person.now = 2
      return { id: 1 }
    })
    expect([keys, toastCalls(), onDone.mock.calls, onFailed.mock.calls]).toEqual([[], [], [], []])
  })

  test('does not send its second request after the change', async () => {
    const keys = replyWith(200)
    const twice = defineMutationOf<Input, unknown>([api.save], async (_input, sending) => {
      await call(api.save, {}, sending)
      person.now = 2
      return call(api.save, {}, sending)
    })
    await renderMutation(twice).run({ id: 1 })
    expect([keys.length, toastCalls()]).toEqual([1, []])
  })

  test.each([
    ['a success', 200],
    ['a refusal', 400],
    ['a lost reply', 0],
  ])('does not show its result (%s) to the next person, and does not look it up', async (_name, status) => {
    replyWith(status)
    const [onDone, find] = [vi.fn<() => void>(), vi.fn<() => Promise<unknown>>(async () => null)]
    const handedOver = defineMutationOf<Input, unknown>(
      [api.save],
      (_input, sending) => call(api.save, {}, sending).finally(() => (person.now = 2)),
      { done: '领取成功', find },
    )
    const app = renderMutation(handedOver, { onDone })
    await app.run({ id: 1 })
    expect([toastCalls(), onDone.mock.calls, find.mock.calls, app.staleGroups()]).toEqual([[], [], [], []])
  })

  test('continues for the new person if the mutation is a sign-in', async () => {
    const onDone = vi.fn<() => void>()
    const signIn = defineMutationOf<Input, unknown>([api.save], async () => (person.now = 2), { signsIn: true })
    await renderMutation(signIn, { onDone }).run({ id: 1 })
    expect(onDone).toHaveBeenCalledTimes(1)
  })
})

describe('the state returned by useAppMutation', () => {
  const ends: ((made: unknown) => void)[] = []
  const slow = defineMutationOf<Input, unknown>(
    [api.save],
    () =>
      new Promise((resolve, reject) => {
        ends.push((made) => (made instanceof Error ? reject(made) : resolve(made)))
      }),
  )
  const refused = new ApiError('bad-request', '库存不足', 400, false)
  const idle = { made: undefined, done: false, error: null }

  test('is the state of the last run: nothing during the run, then its result or error', async () => {
    const app = renderMutation(slow)
    expect(app.mutation()).toMatchObject({ ...idle, busy: false })
    for (const [end, known] of [
      ['A', { made: 'A', done: true, error: null }],
      [refused, { made: undefined, done: false, error: refused }],
      ['B', { made: 'B', done: true, error: null }],
    ] as const) {
      // A tap before the effects of the last render have run is ignored.
      await waitFor(() => {
        act(() => app.mutation()?.run({ id: 1 }))
        expect(ends).toHaveLength(1)
      })
      expect(app.mutation()).toMatchObject({ ...idle, busy: true })
      await act(async () => ends.pop()?.(end))
      await waitFor(() => expect(app.mutation()).toMatchObject({ ...known, busy: false }))
    }
  })
})

describe('the redirect of a mutation', () => {
  test('replaces the current entry in the history', async () => {
    replyWith(200)
    const app = renderMutation(saveMutation(), { redirectTo: () => '/b' })
    await app.run({ id: 1 })
    await screen.findByText('another screen')
    expect(app.router.state.historyAction).toBe('REPLACE')
  })

  test('ignores taps until the next screen is rendered, even if it takes long to load', async () => {
    const keys = replyWith(200)
    const app = renderMutation(saveMutation(), { redirectTo: () => '/late' })
    act(() => app.mutation()?.run({ id: 1 }))
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/late'))
    await quiet()
    act(() => app.mutation()?.run({ id: 1 }))
    await quiet()
    expect(keys).toHaveLength(1)
  })

  test.each([
    ['does not happen if the person leaves before the address is known', '/b', '/'],
    ['does not happen if the screen returns no address', '/a', undefined],
  ])('%s', async (_, shownNow, address) => {
    replyWith(200)
    let find: () => void = () => undefined
    const redirectTo = vi.fn<() => Promise<string | undefined>>(
      () => new Promise((resolve) => void (find = () => resolve(address))),
    )
    const app = renderMutation(saveMutation(), { redirectTo })
    act(() => app.mutation()?.run({ id: 1 }))
    await waitFor(() => expect(redirectTo).toHaveBeenCalledTimes(1))
    const went = vi.spyOn(app.router, 'navigate')
    if (shownNow === '/b') await act(() => app.router.navigate('/b'))
    await act(async () => find())
    await quiet()
    expect(app.router.state.location.pathname).toBe(shownNow)
    expect(went.mock.calls).toEqual(shownNow === '/b' ? [['/b']] : [])
  })

  test('does not happen if the person has left the screen, but the callback for the success is called', async () => {
    let answer: () => void = () => undefined
    const slow = defineMutationOf<Input, unknown>(
      [api.save],
      () => new Promise((resolve) => void (answer = () => resolve('made'))),
    )
    const [onDone, redirectTo] = [vi.fn<() => void>(), vi.fn<() => string>(() => '/a')]
    const app = renderMutation(slow, { onDone, redirectTo })
    act(() => app.mutation()?.run({ id: 1 }))
    await act(() => app.router.navigate('/b'))
    await act(async () => answer())
    await waitFor(() => expect(onDone.mock.calls).toEqual([['made', { id: 1 }]]))
    await quiet()
    expect(redirectTo).not.toHaveBeenCalled()
    expect(app.router.state.location.pathname).toBe('/b')
  })

  test('clears the idempotency key only after the next screen has opened', async () => {
    const keys = replyWith(200)
    const stored: (string | null)[] = []
    const redirectTo = () => void stored.push(sessionStorage.getItem('app:once-keys'))
    await renderMutation(saveMutation(), { redirectTo }).run({ id: 1 })
    expect(stored[0]).toContain(keys[0])
    expect(sessionStorage.getItem('app:once-keys')).not.toContain(keys[0])
  })
})
