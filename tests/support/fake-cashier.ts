import { vi } from 'vitest'
import type { BridgePayResult } from '#/shared/wechat/bridge-pay.ts'
import type { ChannelStep } from '#/domains/payment/machine/channel-step.ts'
import { intent } from './fake-payment.ts'
import {
  type BeginStep,
  createPayment,
  type PayPhase,
  type PayPorts,
} from '#/domains/payment/machine/payment-machine.ts'
import type { PayStep } from '#/domains/payment/rules.ts'

/** For tests only: a cashier on fake timers. The test answers for the server, WeChat and the page. */

export const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)
export const settle = () => advanceTime(0)

export const WECHAT: ChannelStep = { kind: 'wechat', parameters: { package: 'p' } }
export const ALIPAY: ChannelStep = { kind: 'address', address: 'https://mclient.alipay.com/' }

/** Calls that the test answers, in order. */
function deferredCalls<T>() {
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

export function createCashier() {
  const [begin, flag, look] = [deferredCalls<BeginStep>(), deferredCalls<undefined>(), deferredCalls<PayStep>()]
  const [wechat, askGoOn] = [deferredCalls<BridgePayResult | null>(), deferredCalls<boolean>()]
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
    loading: '',
    remember: vi.fn<(intent: Parameters<PayPorts['remember']>[0] | null) => void>(),
    leave: vi.fn<PayPorts['leave']>(),
    setVisible: (visible: boolean) => {
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
    // In the calls, null means that the payment was forgotten.
    forget: () => app.remember(null),
    toast: (text, good = false) => void app.said.push(good ? [text] : text),
    busy: (text) => {
      app.busy += 1
      app.loading = text
      return () => void (app.busy -= 1)
    },
    fault: (error) => {
      const { message } = error as Error
      return { text: message, unknown: message === 'network' }
    },
    changed: ({ phase, goTo }) => Object.assign(app, { phase, goTo }),
  })
  const visibleState = () => ({ phase: app.phase, goTo: app.goTo, said: app.said })
  return Object.assign(app, { machine, visibleState })
}

export type Cashier = ReturnType<typeof createCashier>

export async function startedCashier(step: BeginStep): Promise<Cashier> {
  const app = createCashier()
  void app.machine.start(intent)
  await app.begin.answer(step)
  return app
}

/** A cashier after the person has returned from WeChat and WeChat has not answered. */
export async function cashierAfterWechat(): Promise<Cashier> {
  const app = await startedCashier(WECHAT)
  app.setVisible(false)
  app.setVisible(true)
  return app
}

/** The visible state before a payment has started. */
export const INITIAL_STATE = { phase: 'idle', goTo: null, said: [] }
