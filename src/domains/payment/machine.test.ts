import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { BridgePay } from '#/shared/wechat/bridge-pay.ts'
import type { ChannelStep } from './channel-step.ts'
import { intent } from './fake-payment.ts'
import { createPayment, type Look, type PayIntent, type PayPhase, type PayPorts } from './machine.ts'

/** One cashier step by step; machine-histories.test.ts proves what holds in every order of steps. */

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const settle = () => pass(0)

const WECHAT: ChannelStep = { kind: 'wechat', parameters: { package: 'p' } }
const ALIPAY: ChannelStep = { kind: 'address', address: 'https://mclient.alipay.com/' }

/** Calls that the test answers, one after the other. */
function answered<T>() {
  const open: { resolve: (value: T) => void; reject: (error: Error) => void }[] = []
  const ask = vi.fn<(...input: unknown[]) => Promise<T>>(
    () => new Promise((resolve, reject) => void open.push({ resolve, reject })),
  )
  const end = async (act: (one: (typeof open)[number]) => void) => {
    const one = open.shift()
    if (!one) throw new Error('nothing was asked')
    act(one)
    await settle()
  }
  return {
    ask,
    answer: (value: T) => end((one) => one.resolve(value)),
    refuse: (text: string) => end((one) => one.reject(new Error(text))),
  }
}

function cashier() {
  const [begin, flag, look] = [answered<ChannelStep>(), answered<undefined>(), answered<Look>()]
  const [wechat, askGoOn] = [answered<BridgePay | null>(), answered<boolean>()]
  const watchers = new Set<() => void>()
  const app = {
    begin,
    flag,
    look,
    wechat,
    askGoOn,
    watchers,
    visible: true,
    phase: 'idle' as PayPhase,
    goTo: null as string | null,
    said: [] as unknown[],
    busy: 0,
    remember: vi.fn<PayPorts['remember']>(),
    leave: vi.fn<PayPorts['leave']>(),
    see: (visible: boolean) => {
      app.visible = visible
      for (const changed of watchers) changed()
    },
  }
  const machine = createPayment({
    clock: {
      now: () => Date.now(),
      after: (ms, action) => {
        const timer = setTimeout(action, ms)
        return () => clearTimeout(timer)
      },
    },
    page: {
      visible: () => app.visible,
      watch: (changed) => {
        watchers.add(changed)
        return () => void watchers.delete(changed)
      },
    },
    begin: begin.ask,
    flag: async (...ids) => void (await flag.ask(...ids)),
    look: look.ask,
    wechat: wechat.ask,
    askGoOn: askGoOn.ask,
    leave: app.leave,
    remember: app.remember,
    say: (text, good = false) => void app.said.push(good ? [text] : text),
    busy: () => {
      app.busy += 1
      return () => void (app.busy -= 1)
    },
    fault: (error) => {
      const { message } = error as Error
      return { text: message, unknown: message === 'network' }
    },
    changed: ({ phase, goTo }) => Object.assign(app, { phase, goTo }),
  })
  /** What a person sees of it. */
  const seen = () => ({ phase: app.phase, goTo: app.goTo, said: app.said })
  return Object.assign(app, { machine, seen })
}

type Cashier = ReturnType<typeof cashier>

async function started(step: ChannelStep): Promise<Cashier> {
  const app = cashier()
  void app.machine.start(intent)
  await app.begin.answer(step)
  return app
}

/** Back from WeChat's cashier, which has said nothing. */
async function asked(): Promise<Cashier> {
  const app = await started(WECHAT)
  app.see(false)
  app.see(true)
  return app
}

const NOTHING = { phase: 'idle', goTo: null, said: [] }

describe('[PAY-055] whoever has left the cashier hears nothing more of it', () => {
  const late: [string, () => Promise<Cashier>, (app: Cashier) => Promise<void>][] = [
    ['the start is answered', async () => begun(), (app) => app.begin.answer(ALIPAY)],
    ['WeChat could be opened', async () => begun(), (app) => app.begin.answer(WECHAT)],
    ['the start is refused', async () => begun(), (app) => app.begin.refuse('库存不足')],
    ['the start gets no answer', async () => begun(), (app) => app.begin.refuse('network')],
    ['WeChat says that it was paid', () => started(WECHAT), (app) => app.wechat.answer({ kind: 'ok' })],
    ['WeChat says that it was cancelled', () => started(WECHAT), (app) => app.wechat.answer({ kind: 'cancelled' })],
    ['WeChat is not there', () => started(WECHAT), (app) => app.wechat.answer(null)],
    ['the order turns out to be paid', cancelled, (app) => app.look.answer('done')],
    ['the order turns out to be open', cancelled, (app) => app.look.answer('wait')],
    ['the order cannot be read', cancelled, (app) => app.look.refuse('network')],
    ['是否取消支付？ is answered', asksToGoOn, (app) => app.askGoOn.answer(false)],
    ['是否取消支付？ is answered with yes', asksToGoOn, (app) => app.askGoOn.answer(true)],
    ['a new try finds the order paid', triesAgain, (app) => app.look.answer('done')],
  ]
  const begun = () => {
    const app = cashier()
    void app.machine.start(intent)
    return app
  }
  async function cancelled() {
    const app = await started(WECHAT)
    await app.wechat.answer({ kind: 'cancelled' })
    return app
  }
  async function asksToGoOn() {
    const app = await cancelled()
    await app.look.answer('wait')
    return app
  }
  async function triesAgain() {
    const app = await asked()
    app.machine.again()
    return app
  }

  test.each(late)('when %s late', async (_what, open, answer) => {
    const app = await open()
    app.machine.stop()
    app.remember.mockClear()
    await answer(app)
    await pass(5000)
    expect(app.seen()).toEqual(NOTHING)
    expect([app.leave, app.remember, app.flag.ask, app.askGoOn.ask].map(({ mock }) => mock.calls.length)).toEqual([
      0,
      0,
      0,
      app.askGoOn.ask.mock.calls.length,
    ])
    expect([app.busy, app.watchers.size]).toEqual([0, 0])
  })

  test.each(late)('nor in the next visit of the cashier, when %s only then', async (_what, open, answer) => {
    const app = await open()
    app.machine.stop()
    await settle()
    const answers = [app.begin, app.wechat]
    // The visit that follows has a start of its own under way.
    void app.machine.start(intent)
    const before = answers.map(({ ask }) => ask.mock.calls.length)
    await answer(app)
    await pass(5000)
    expect(app.seen()).toEqual({ phase: 'starting', goTo: null, said: [] })
    expect(answers.map(({ ask }) => ask.mock.calls.length)).toEqual(before)
  })

  test('when the flag of a simulated payment is answered late', async () => {
    const app = await started({ kind: 'simulated' })
    app.machine.stop()
    await app.flag.answer(undefined)
    await pass(5000)
    expect([app.phase, app.goTo]).toEqual(['idle', null])
  })

  test('when the redirect is due', async () => {
    const app = await started({ kind: 'unusable' })
    app.machine.stop()
    await pass(5000)
    expect([app.phase, app.goTo]).toEqual(['idle', null])
  })

  test('and a look at the order ends with it', async () => {
    const app = cashier()
    app.machine.confirm('O1', intent.targets)
    await pass(500)
    app.machine.stop()
    const signal = app.look.ask.mock.calls[0]?.[1] as AbortSignal
    expect(signal.aborted).toBe(true)
    await app.look.answer('done')
    await pass(60_000)
    expect(app.seen()).toEqual(NOTHING)
    expect(app.look.ask).toHaveBeenCalledTimes(1)
    expect(app.watchers.size).toBe(0)
  })
})

describe('the start', () => {
  test('a second tap starts nothing while the first is on its way', async () => {
    const app = cashier()
    void app.machine.start(intent)
    void app.machine.start(intent)
    expect([app.phase, app.busy, app.begin.ask.mock.calls]).toEqual(['starting', 1, [[intent]]])
    await app.begin.answer(ALIPAY)
    expect([app.phase, app.busy]).toEqual(['started', 0])
    expect(app.leave.mock.calls).toEqual([[ALIPAY, intent]])
    expect(app.remember.mock.calls).toEqual([[intent]])
    void app.machine.start(intent)
    expect(app.begin.ask).toHaveBeenCalledTimes(1)
  })

  test('[PAY-036] that is refused says why and leads to the failure target after 1.5 s', async () => {
    const app = cashier()
    void app.machine.start(intent)
    await app.begin.refuse('库存不足')
    expect(app.seen()).toEqual({ phase: 'over', goTo: null, said: ['支付失败，库存不足'] })
    expect([app.busy, app.remember.mock.calls]).toEqual([0, [[null]]])
    await pass(1499)
    expect(app.goTo).toBeNull()
    await pass(1)
    expect([app.phase, app.goTo]).toEqual(['over', '/failed'])
  })

  test('whose parameters are incomplete says so', async () => {
    const app = await started({ kind: 'unusable' })
    expect(app.seen()).toEqual({ phase: 'over', goTo: null, said: ['支付失败，支付信息不完整'] })
    await pass(1500)
    expect(app.goTo).toBe('/failed')
  })

  test('[PAYX-005] without an answer is confirmed, not called failed', async () => {
    const app = cashier()
    void app.machine.start(intent)
    await app.begin.refuse('network')
    expect(app.seen()).toEqual({ phase: 'started', goTo: null, said: ['正在确认支付结果，请不要重复支付'] })
    expect([app.busy, app.remember.mock.calls]).toEqual([0, []])
    await pass(1499)
    expect(app.goTo).toBeNull()
    await pass(1)
    expect(app.goTo).toBe('/confirm')
  })

  test.each(['answered', 'lost'])('[PAY-027] the simulated payment leads on, its flag %s', async (fate) => {
    const app = await started({ kind: 'simulated' })
    expect(app.seen()).toEqual({ phase: 'starting', goTo: null, said: [['模拟支付成功！']] })
    expect(app.flag.ask.mock.calls).toEqual([['O1', 'PAY1']])
    await (fate === 'lost' ? app.flag.refuse('network') : app.flag.answer(undefined))
    expect(app.phase).toBe('started')
    await pass(1499)
    expect(app.goTo).toBeNull()
    await pass(1)
    expect(app.goTo).toBe('/confirm')
  })
})

describe('WeChat', () => {
  test('that took the money leads to the confirmation at once', async () => {
    const app = await started(WECHAT)
    expect([app.phase, app.watchers.size, app.wechat.ask.mock.calls]).toEqual(['away', 1, [[{ package: 'p' }]]])
    expect(app.remember.mock.calls).toEqual([[intent]])
    await app.wechat.answer({ kind: 'ok' })
    expect(app.flag.ask.mock.calls).toEqual([['O1', 'PAY1']])
    await app.flag.answer(undefined)
    expect(app.seen()).toEqual({ phase: 'started', goTo: '/confirm', said: [] })
  })

  test('that is not there says so, and the person may try again', async () => {
    const app = await started(WECHAT)
    await app.wechat.answer(null)
    expect(app.seen()).toEqual({ ...NOTHING, said: ['暂不可用，微信sdk初始化失败！'] })
    expect(app.remember.mock.calls).toEqual([[intent], [null]])
    expect([app.watchers.size, app.look.ask.mock.calls.length]).toEqual([0, 0])
  })

  test.each<BridgePay>([{ kind: 'cancelled' }, { kind: 'failed', reason: '余额不足' }])(
    'that says $kind of an order that is paid is not believed',
    async (end) => {
      const app = await started(WECHAT)
      await app.wechat.answer(end)
      expect(app.watchers.size).toBe(0)
      await app.look.answer('done')
      expect(app.seen()).toEqual({ phase: 'started', goTo: '/confirm', said: [] })
      expect(app.askGoOn.ask).not.toHaveBeenCalled()
    },
  )

  test.each(['open', 'unreadable'])('that says why it failed is believed when the order is %s', async (order) => {
    const app = await started(WECHAT)
    await app.wechat.answer({ kind: 'failed', reason: '余额不足' })
    await (order === 'open' ? app.look.answer('wait') : app.look.refuse('network'))
    expect(app.seen()).toEqual({ phase: 'over', goTo: null, said: ['支付失败，余额不足'] })
    expect(app.askGoOn.ask).not.toHaveBeenCalled()
    await pass(1500)
    expect(app.goTo).toBe('/failed')
  })

  test('[PAY-026] [PAY-030] that was cancelled asks: going on stays, cancelling leads away after 300 ms', async () => {
    for (const goOn of [true, false]) {
      const app = await started(WECHAT)
      await app.wechat.answer({ kind: 'cancelled' })
      await app.look.answer('wait')
      expect([app.phase, app.askGoOn.ask.mock.calls.length, app.remember.mock.calls]).toEqual(['away', 1, [[intent]]])
      await app.askGoOn.answer(goOn)
      expect(app.remember.mock.calls).toEqual([[intent], [null]])
      expect(app.seen()).toEqual({ ...NOTHING, phase: goOn ? 'idle' : 'over' })
      await pass(299)
      expect(app.goTo).toBeNull()
      await pass(1)
      expect(app.goTo).toBe(goOn ? null : '/cancelled')
    }
  })

  test('that is silent: once the page was away and is back, the person tells what happened', async () => {
    const app = await started(WECHAT)
    app.machine.paid()
    app.machine.again()
    app.see(true)
    expect(app.phase).toBe('away')
    app.see(false)
    expect(app.phase).toBe('away')
    app.see(true)
    expect(app.phase).toBe('asking')
    app.machine.paid()
    await settle()
    expect(app.seen()).toEqual({ phase: 'started', goTo: '/confirm', said: [] })
    expect(app.look.ask).not.toHaveBeenCalled()
  })

  test('a page that comes and goes later asks nothing any more', async () => {
    const app = await started(WECHAT)
    await app.wechat.answer({ kind: 'ok' })
    await app.flag.answer(undefined)
    app.see(false)
    app.see(true)
    expect([app.phase, app.goTo]).toEqual(['started', '/confirm'])
  })
})

describe('another try', () => {
  test('of an order that is still open begins anew', async () => {
    const app = await asked()
    app.machine.again()
    expect(app.phase).toBe('away')
    expect(app.look.ask.mock.calls).toEqual([['O1', expect.any(AbortSignal)]])
    app.machine.again()
    expect(app.look.ask).toHaveBeenCalledTimes(1)
    await app.look.answer('wait')
    expect([app.seen(), app.watchers.size]).toEqual([NOTHING, 0])
    void app.machine.start(intent)
    expect(app.begin.ask).toHaveBeenCalledTimes(2)
  })

  test('of an order that is paid is none', async () => {
    const app = await asked()
    app.machine.again()
    await app.look.answer('done')
    expect([app.seen(), app.watchers.size]).toEqual([{ phase: 'started', goTo: '/confirm', said: [] }, 0])
  })

  test('that WeChat’s answer overtakes follows WeChat', async () => {
    const app = await asked()
    app.machine.again()
    await app.wechat.answer({ kind: 'ok' })
    await app.flag.answer(undefined)
    await app.look.answer('wait')
    expect([app.phase, app.goTo]).toEqual(['started', '/confirm'])
  })

  test.each<BridgePay | null>([{ kind: 'cancelled' }, { kind: 'failed', reason: 'x' }, null])(
    'hears nothing of the first one’s late %j',
    async (end) => {
      const app = await asked()
      app.machine.again()
      await app.look.answer('wait')
      await app.wechat.answer(end)
      expect(app.seen()).toEqual(NOTHING)
      expect(app.look.ask).toHaveBeenCalledTimes(1)
    },
  )

  test('that is under way hears nothing of the first one’s late cancelling, but of its money', async () => {
    for (const kind of ['cancelled', 'ok'] as const) {
      const app = await asked()
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
})

describe('the confirmation', () => {
  async function confirming(targets: PayIntent['targets'] = intent.targets) {
    const app = cashier()
    app.machine.confirm('O1', targets)
    await pass(500)
    expect(app.phase).toBe('confirming')
    return app
  }

  test.each<[Look, unknown, string | null]>([
    ['done', ['支付成功'], '/done'],
    ['fail', '支付未完成', '/failed'],
  ])('that learns %s says so, leads on, and nothing is pending', async (step, said, goTo) => {
    const app = await confirming()
    await app.look.answer('wait')
    expect(app.seen()).toEqual({ phase: 'confirming', goTo: null, said: [] })
    await pass(500)
    await app.look.answer(step)
    expect(app.seen()).toEqual({ phase: 'over', goTo, said: [said] })
    expect(app.remember.mock.calls).toEqual([[null]])
    await pass(60_000)
    expect(app.look.ask).toHaveBeenCalledTimes(2)
  })

  test('without a return target it leads to the failure target', async () => {
    const app = await confirming({ success: null, failure: '/failed' })
    await app.look.answer('done')
    expect(app.goTo).toBe('/failed')
  })

  test('that learns nothing in 40 looks says so, and the payment stays pending', async () => {
    const app = await confirming()
    for (let look = 0; look < 40; look += 1) {
      await app.look.answer('wait')
      await pass(500)
    }
    expect(app.seen()).toEqual({ phase: 'over', goTo: '/failed', said: ['支付结果还在确认中，请稍后在订单中查看'] })
    expect([app.look.ask.mock.calls.length, app.remember.mock.calls]).toEqual([40, []])
  })

  test('that never gets an answer says so', async () => {
    const app = await confirming()
    while (app.phase === 'confirming') {
      await app.look.refuse('network')
      await pass(500)
    }
    expect(app.seen()).toEqual({ phase: 'over', goTo: '/failed', said: ['暂时无法确认支付结果，请在订单中查看'] })
    expect(app.remember).not.toHaveBeenCalled()
  })

  test('asked for twice goes on; for another order, or after its end, it begins anew', async () => {
    const app = await confirming()
    app.machine.confirm('O1', intent.targets)
    await pass(500)
    expect(app.look.ask).toHaveBeenCalledTimes(1)
    app.machine.confirm('O2', intent.targets)
    await pass(500)
    const asked = () => app.look.ask.mock.calls.map(([id]) => id)
    expect([asked(), app.phase]).toEqual([['O1', 'O2'], 'confirming'])
    await app.look.answer('done')
    expect([app.phase, app.goTo]).toEqual(['confirming', null])
    await app.look.answer('done')
    expect([app.phase, app.goTo]).toEqual(['over', '/done'])
    app.machine.confirm('O2', intent.targets)
    await pass(500)
    expect([asked(), app.phase]).toEqual([['O1', 'O2', 'O2'], 'confirming'])
  })

  test('takes the place of a redirect that is due', async () => {
    const app = await started({ kind: 'unusable' })
    app.machine.confirm('O1', intent.targets)
    await pass(1500)
    expect([app.phase, app.goTo]).toEqual(['confirming', null])
  })
})
