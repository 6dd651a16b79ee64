import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BridgePayResult } from '#/shared/wechat/bridge-pay.ts'
import {
  ALIPAY,
  cashierAfterWechat,
  createCashier,
  type Cashier,
  INITIAL_STATE,
  advanceTime,
  settle,
  startedCashier,
  WECHAT,
} from '#tests/fake-cashier.ts'
import { intent } from '#tests/fake-payment.ts'
import { POLL_EVERY_MS } from '../polling/poll.ts'

/** Answers that arrive after the person has left, or belong to another payment. */

beforeEach(() => void vi.useFakeTimers())

describe('[PAY-055] a cashier that the person has left shows nothing more', () => {
  const late: [string, () => Promise<Cashier>, (app: Cashier) => Promise<void>][] = [
    ['the start is answered', async () => begun(), (app) => app.begin.answer(ALIPAY)],
    ['WeChat could be opened', async () => begun(), (app) => app.begin.answer(WECHAT)],
    ['the start is refused', async () => begun(), (app) => app.begin.refuse('库存不足')],
    ['the start gets no answer', async () => begun(), (app) => app.begin.refuse('network')],
    ['WeChat reports success', () => startedCashier(WECHAT), (app) => app.wechat.answer({ kind: 'ok' })],
    ['WeChat reports a cancellation', () => startedCashier(WECHAT), (app) => app.wechat.answer({ kind: 'cancelled' })],
    ['WeChat gives no answer', () => startedCashier(WECHAT), (app) => app.wechat.answer(null)],
    ['the order turns out to be paid', cancelled, (app) => app.look.answer('done')],
    ['the order turns out to be open', cancelled, (app) => app.look.answer('wait')],
    ['the order cannot be loaded', cancelled, (app) => app.look.refuse('network')],
    ['是否取消支付？ is answered', asksToGoOn, (app) => app.askGoOn.answer(false)],
    ['是否取消支付？ is answered with yes', asksToGoOn, (app) => app.askGoOn.answer(true)],
    ['a repeated payment finds that the order is paid', triesAgain, (app) => app.look.answer('done')],
  ]
  const begun = () => {
    const app = createCashier()
    void app.machine.start(intent)
    return app
  }
  async function cancelled() {
    const app = await startedCashier(WECHAT)
    await app.wechat.answer({ kind: 'cancelled' })
    return app
  }
  async function asksToGoOn() {
    const app = await cancelled()
    await app.look.answer('wait')
    return app
  }
  async function triesAgain() {
    const app = await cashierAfterWechat()
    app.machine.again()
    return app
  }

  test.each(late)('if %s afterwards', async (_what, open, answer) => {
    const app = await open()
    app.machine.stop()
    app.remember.mockClear()
    await answer(app)
    await advanceTime(5000)
    expect(app.visibleState()).toEqual(INITIAL_STATE)
    expect([app.leave, app.flag.ask].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    expect(app.remember.mock.calls.filter(([stored]) => stored)).toEqual([])
    expect([app.busy, app.watchers.size]).toEqual([0, 0])
  })

  test.each(late)('if %s during the person’s next payment', async (_what, open, answer) => {
    const app = await open()
    app.machine.stop()
    await settle()
    const answers = [app.begin, app.wechat]
    // The next visit has started its own payment.
    void app.machine.start(intent)
    const before = answers.map(({ ask }) => ask.mock.calls.length)
    await answer(app)
    await advanceTime(5000)
    expect(app.visibleState()).toEqual({ phase: 'starting', goTo: null, said: [] })
    expect(answers.map(({ ask }) => ask.mock.calls.length)).toEqual(before)
  })

  test.each([
    ['stays remembered if it has started', (app: Cashier) => app.begin.answer(WECHAT), [[intent]]],
    ['stays remembered if its reply is lost', (app: Cashier) => app.begin.refuse('network'), [[intent]]],
    ['is forgotten if it is refused', (app: Cashier) => app.begin.refuse('库存不足'), [[intent], [null]]],
  ] as const)('and its payment %s', async (_what, answer, stored) => {
    const app = createCashier()
    void app.machine.start(intent)
    app.machine.stop()
    await answer(app)
    expect(app.remember.mock.calls).toEqual(stored)
  })

  test('if the reply to the paying flag of a simulated payment arrives late', async () => {
    const app = await startedCashier({ kind: 'simulated' })
    app.machine.stop()
    await app.flag.answer(undefined)
    await advanceTime(5000)
    expect([app.phase, app.goTo]).toEqual(['idle', null])
  })

  test('if a redirect was pending', async () => {
    const app = await startedCashier({ kind: 'unusable' })
    app.machine.stop()
    await advanceTime(5000)
    expect([app.phase, app.goTo]).toEqual(['idle', null])
  })

  test('if a reply reports the order as paid after its request was aborted', async () => {
    const app = createCashier()
    app.machine.confirm(intent, intent.targets)
    await advanceTime(POLL_EVERY_MS)
    app.machine.stop()
    const signal = app.look.ask.mock.calls[0]?.[1] as AbortSignal
    expect(signal.aborted).toBe(true)
    await app.look.answer('done')
    await advanceTime(60_000)
    expect(app.visibleState()).toEqual(INITIAL_STATE)
    expect(app.look.ask).toHaveBeenCalledTimes(1)
    expect(app.watchers.size).toBe(0)
  })
})

describe('repeating a payment with the button', () => {
  test('starts a new payment if the order is still unpaid', async () => {
    const app = await cashierAfterWechat()
    app.machine.again()
    expect(app.phase).toBe('away')
    expect(app.look.ask.mock.calls).toEqual([[intent, expect.any(AbortSignal)]])
    app.machine.again()
    expect(app.look.ask).toHaveBeenCalledTimes(1)
    await app.look.answer('wait')
    expect([app.visibleState(), app.watchers.size]).toEqual([INITIAL_STATE, 0])
    void app.machine.start(intent)
    expect(app.begin.ask).toHaveBeenCalledTimes(2)
  })

  test('opens the confirmation if the order is already paid', async () => {
    const app = await cashierAfterWechat()
    app.machine.again()
    await app.look.answer('done')
    expect([app.visibleState(), app.watchers.size]).toEqual([{ phase: 'started', goTo: '/confirm', said: [] }, 0])
  })

  test('opens the confirmation if WeChat reports success before the order is loaded', async () => {
    const app = await cashierAfterWechat()
    app.machine.again()
    await app.wechat.answer({ kind: 'ok' })
    await app.flag.answer(undefined)
    await app.look.answer('wait')
    expect([app.phase, app.goTo]).toEqual(['started', '/confirm'])
  })

  test.each<BridgePayResult | null>([{ kind: 'cancelled' }, { kind: 'failed', reason: 'x' }, null])(
    'shows nothing if the first attempt ends late with %j',
    async (end) => {
      const app = await cashierAfterWechat()
      app.machine.again()
      await app.look.answer('wait')
      await app.wechat.answer(end)
      expect(app.visibleState()).toEqual(INITIAL_STATE)
      expect(app.look.ask).toHaveBeenCalledTimes(1)
    },
  )

  test('continues after a late cancellation of the first attempt, and ends after its late success', async () => {
    for (const kind of ['cancelled', 'ok'] as const) {
      const app = await cashierAfterWechat()
      app.machine.again()
      await app.look.answer('wait')
      void app.machine.start(intent)
      await app.begin.answer(WECHAT)
      await app.wechat.answer({ kind })
      expect([app.look.ask.mock.calls.length, app.flag.ask.mock.calls.length]).toEqual([1, kind === 'ok' ? 1 : 0])
      if (kind === 'ok') await app.flag.answer(undefined)
      expect([app.phase, app.goTo]).toEqual(kind === 'ok' ? ['started', '/confirm'] : ['away', null])
    }
  })

  test('does not open WeChat again if the first attempt succeeds while the second attempt is starting', async () => {
    const app = await cashierAfterWechat()
    app.machine.again()
    await app.look.answer('wait')
    void app.machine.start(intent)
    await app.wechat.answer({ kind: 'ok' })
    await app.begin.answer(WECHAT)
    await app.flag.answer(undefined)
    expect(app.wechat.ask).toHaveBeenCalledTimes(1)
    expect([app.busy, app.phase, app.goTo]).toEqual([0, 'started', '/confirm'])
  })
})
