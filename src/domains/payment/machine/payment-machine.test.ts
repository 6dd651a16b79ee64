import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BridgePayResult } from '#/shared/wechat/bridge-pay.ts'
import {
  ALIPAY,
  createCashier,
  INITIAL_STATE,
  advanceTime,
  settle,
  startedCashier,
  WECHAT,
} from '#tests/fake-cashier.ts'
import { intent } from '#tests/fake-payment.ts'
import type { PaymentRef } from '../polling/lookup.ts'
import type { PayIntent } from './payment-machine.ts'
import { POLL_EVERY_MS, POLL_TRIES } from '../polling/poll.ts'
import type { PayStep } from '../rules.ts'
/** One cashier step by step; machine-histories.test.ts tests every order of steps. */

beforeEach(() => void vi.useFakeTimers())

describe('starting a payment', () => {
  test('[PAY-028] shows 支付中 during the request', () => {
    const app = createCashier()
    void app.machine.start(intent)
    expect([app.busy, app.loading]).toEqual([1, '支付中'])
  })

  test('ignores a second tap during the first request', async () => {
    const app = createCashier()
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

  test('[PAY-036] shows the reason of a refusal and opens the failure target after 1.5 s', async () => {
    const app = createCashier()
    void app.machine.start(intent)
    await app.begin.refuse('库存不足')
    expect(app.visibleState()).toEqual({ phase: 'over', goTo: null, said: ['支付失败，库存不足'] })
    expect([app.busy, app.remember.mock.calls]).toEqual([0, [[intent], [null]]])
    await advanceTime(1499)
    expect(app.goTo).toBeNull()
    await advanceTime(1)
    expect([app.phase, app.goTo]).toEqual(['over', '/failed'])
  })

  test('shows an error if the parameters are incomplete', async () => {
    const app = await startedCashier({ kind: 'unusable' })
    expect(app.visibleState()).toEqual({ phase: 'over', goTo: null, said: ['支付失败，支付信息不完整'] })
    await advanceTime(1500)
    expect(app.goTo).toBe('/failed')
  })

  test('[PAY-042] without an openId shows a text, then opens the authorization or allows another tap', async () => {
    const app = await startedCashier({ kind: 'not-started', text: '先确认账户', goTo: '/authorize' })
    expect(app.visibleState()).toEqual({ phase: 'started', goTo: null, said: ['先确认账户'] })
    await advanceTime(1500)
    expect(app.goTo).toBe('/authorize')
    const again = await startedCashier({ kind: 'not-started', text: '没有账户', goTo: null })
    expect(again.visibleState()).toEqual({ phase: 'idle', goTo: null, said: ['没有账户'] })
    expect([app, again].map(({ remember }) => remember.mock.calls.at(-1))).toEqual([[null], [null]])
  })

  test('[PAYX-005] without an answer opens the confirmation, and not the failure target', async () => {
    const app = createCashier()
    void app.machine.start(intent)
    await app.begin.refuse('network')
    expect(app.visibleState()).toEqual({ phase: 'started', goTo: null, said: ['正在确认支付结果，请不要重复支付'] })
    expect([app.busy, app.remember.mock.calls]).toEqual([0, [[intent]]])
    await advanceTime(1499)
    expect(app.goTo).toBeNull()
    await advanceTime(1)
    expect(app.goTo).toBe('/confirm')
  })

  test.each(['answered', 'lost'])(
    '[PAY-027] with the simulated channel succeeds if the request for the paying flag is %s',
    async (fate) => {
      const app = await startedCashier({ kind: 'simulated' })
      expect(app.visibleState()).toEqual({ phase: 'starting', goTo: null, said: [['模拟支付成功！']] })
      expect(app.flag.ask.mock.calls).toEqual([[intent]])
      await (fate === 'lost' ? app.flag.refuse('network') : app.flag.answer(undefined))
      expect(app.phase).toBe('started')
      await advanceTime(1499)
      expect(app.goTo).toBeNull()
      await advanceTime(1)
      expect(app.goTo).toBe('/confirm')
    },
  )
})

describe('WeChat’s answer', () => {
  test('that the payment succeeded opens the confirmation immediately', async () => {
    const app = await startedCashier(WECHAT)
    expect([app.phase, app.watchers.size, app.wechat.ask.mock.calls]).toEqual(['away', 1, [[{ package: 'p' }]]])
    expect(app.remember.mock.calls).toEqual([[intent]])
    await app.wechat.answer({ kind: 'ok' })
    expect(app.flag.ask.mock.calls).toEqual([[intent]])
    await app.flag.answer(undefined)
    expect(app.visibleState()).toEqual({ phase: 'started', goTo: '/confirm', said: [] })
  })

  test('that WeChat is unavailable shows an error and allows a retry', async () => {
    const app = await startedCashier(WECHAT)
    await app.wechat.answer(null)
    expect(app.visibleState()).toEqual({ ...INITIAL_STATE, said: ['暂不可用，微信sdk初始化失败！'] })
    expect(app.remember.mock.calls).toEqual([[intent], [null]])
    expect([app.watchers.size, app.look.ask.mock.calls.length]).toEqual([0, 0])
  })

  test.each<BridgePayResult>([{ kind: 'cancelled' }, { kind: 'failed', reason: '余额不足' }])(
    'that reports $kind is ignored if the order is paid',
    async (end) => {
      const app = await startedCashier(WECHAT)
      await app.wechat.answer(end)
      expect(app.watchers.size).toBe(0)
      await app.look.answer('done')
      expect(app.visibleState()).toEqual({ phase: 'started', goTo: '/confirm', said: [] })
      expect(app.askGoOn.ask).not.toHaveBeenCalled()
    },
  )

  test.each(['open', 'unreadable'])(
    'that the payment failed is shown as a failure if the order is %s',
    async (order) => {
      const app = await startedCashier(WECHAT)
      await app.wechat.answer({ kind: 'failed', reason: '余额不足' })
      await (order === 'open' ? app.look.answer('wait') : app.look.refuse('network'))
      expect(app.visibleState()).toEqual({ phase: 'over', goTo: null, said: ['支付失败，余额不足'] })
      expect(app.askGoOn.ask).not.toHaveBeenCalled()
      await advanceTime(1500)
      expect(app.goTo).toBe('/failed')
    },
  )

  test('[PAY-026] [PAY-030] that the payment was cancelled asks whether to continue; cancelling leaves after 300 ms', async () => {
    for (const goOn of [true, false]) {
      const app = await startedCashier(WECHAT)
      await app.wechat.answer({ kind: 'cancelled' })
      await app.look.answer('wait')
      expect([app.phase, app.askGoOn.ask.mock.calls.length, app.remember.mock.calls]).toEqual(['away', 1, [[intent]]])
      await app.askGoOn.answer(goOn)
      expect(app.remember.mock.calls).toEqual([[intent], [null]])
      expect(app.visibleState()).toEqual({ ...INITIAL_STATE, phase: goOn ? 'idle' : 'over' })
      await advanceTime(299)
      expect(app.goTo).toBeNull()
      await advanceTime(1)
      expect(app.goTo).toBe(goOn ? null : '/cancelled')
    }
  })

  test('if it is missing, the cashier asks about the payment when the page becomes visible again', async () => {
    const app = await startedCashier(WECHAT)
    app.machine.paid()
    app.machine.again()
    app.setVisible(true)
    expect(app.phase).toBe('away')
    app.setVisible(false)
    expect(app.phase).toBe('away')
    app.setVisible(true)
    expect(app.phase).toBe('asking')
    app.machine.paid()
    await settle()
    expect(app.visibleState()).toEqual({ phase: 'started', goTo: '/confirm', said: [] })
    expect(app.look.ask).not.toHaveBeenCalled()
  })

  test('if it has arrived, the cashier asks no question when the page is hidden and shown again', async () => {
    const app = await startedCashier(WECHAT)
    await app.wechat.answer({ kind: 'ok' })
    await app.flag.answer(undefined)
    app.setVisible(false)
    app.setVisible(true)
    expect([app.phase, app.goTo]).toEqual(['started', '/confirm'])
  })
})

describe('the confirmation of a payment', () => {
  async function confirming(targets: PayIntent['targets'] = intent.targets) {
    const app = createCashier()
    app.machine.confirm(intent, targets)
    await advanceTime(POLL_EVERY_MS)
    expect(app.phase).toBe('confirming')
    return app
  }

  test.each<[PayStep, unknown, string | null]>([
    ['done', ['支付成功'], '/done'],
    ['fail', '支付未完成', '/failed'],
  ])(
    'with the result %s shows the result and redirects, and the payment is no longer pending',
    async (step, said, goTo) => {
      const app = await confirming()
      await app.look.answer('wait')
      expect(app.visibleState()).toEqual({ phase: 'confirming', goTo: null, said: [] })
      await advanceTime(POLL_EVERY_MS)
      await app.look.answer(step)
      expect(app.visibleState()).toEqual({ phase: 'over', goTo, said: [said] })
      expect(app.remember.mock.calls).toEqual([[null]])
      await advanceTime(60_000)
      expect(app.look.ask).toHaveBeenCalledTimes(2)
    },
  )

  test('opens the failure target if there is no return target', async () => {
    const app = await confirming({ success: null, failure: '/failed' })
    await app.look.answer('done')
    expect(app.goTo).toBe('/failed')
  })

  test('shows a notice if the last request has no result, and the payment stays pending', async () => {
    const app = await confirming()
    for (let look = 0; look < POLL_TRIES; look += 1) {
      await app.look.answer('wait')
      await advanceTime(POLL_EVERY_MS)
    }
    expect(app.visibleState()).toEqual({
      phase: 'over',
      goTo: '/failed',
      said: ['支付结果还在确认中，请稍后在“我的订单”查看'],
    })
    expect([app.look.ask.mock.calls.length, app.remember.mock.calls]).toEqual([POLL_TRIES, []])
  })

  test('for another person’s order asks the payer to check this page instead of their own orders', async () => {
    const app = createCashier()
    app.machine.confirm({ ...intent, of: 'other' }, { success: '/payment-beself/O1', failure: '/payment-beself/O1' })
    await advanceTime(POLL_EVERY_MS)
    await app.look.refuse('network')
    expect(app.visibleState().said).toEqual(['暂时无法确认支付结果，请在本页查看'])
  })

  test('shows a notice if no request is answered', async () => {
    const app = await confirming()
    while (app.phase === 'confirming') {
      await app.look.refuse('network')
      await advanceTime(POLL_EVERY_MS)
    }
    expect(app.visibleState()).toEqual({
      phase: 'over',
      goTo: '/failed',
      said: ['暂时无法确认支付结果，请在“我的订单”查看'],
    })
    expect(app.remember).not.toHaveBeenCalled()
  })

  test('continues if it is started again for the same order, and restarts for another order or after it has ended', async () => {
    const app = await confirming()
    app.machine.confirm(intent, intent.targets)
    await advanceTime(POLL_EVERY_MS)
    expect(app.look.ask).toHaveBeenCalledTimes(1)
    app.machine.confirm({ ...intent, orderId: 'O2' }, intent.targets)
    await advanceTime(POLL_EVERY_MS)
    const asked = () => app.look.ask.mock.calls.map(([one]) => (one as PaymentRef).orderId)
    expect([asked(), app.phase]).toEqual([['O1', 'O2'], 'confirming'])
    await app.look.answer('done')
    expect([app.phase, app.goTo]).toEqual(['confirming', null])
    await app.look.answer('done')
    expect([app.phase, app.goTo]).toEqual(['over', '/done'])
    app.machine.confirm({ ...intent, orderId: 'O2' }, intent.targets)
    await advanceTime(POLL_EVERY_MS)
    expect([asked(), app.phase]).toEqual([['O1', 'O2', 'O2'], 'confirming'])
  })

  test('cancels a redirect that is pending', async () => {
    const app = await startedCashier({ kind: 'unusable' })
    app.machine.confirm(intent, intent.targets)
    await advanceTime(1500)
    expect([app.phase, app.goTo]).toEqual(['confirming', null])
  })
})
