import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as share from '#/shared/wechat/share.ts'
import * as wechat from '#/shared/wechat/wechat.ts'
import type { AppRouter } from './router.tsx'
import { SETTLE_MS, startWechat } from './wechat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const WECHAT = 'Mozilla/5.0 (Linux; Android 14; wv) MicroMessenger/8.0.66'

function given(userAgent: string) {
  vi.stubGlobal('navigator', { userAgent })
  const listeners: (() => void)[] = []
  const state = { location: { pathname: '/Home/hot', search: '' }, navigation: { state: 'idle' }, matches: [{ route: { handle: { share: true } } }] }
  const router = { state, subscribe: (listener: () => void) => void listeners.push(listener) }
  const signPage = vi.fn<() => Promise<'ready'>>(async () => 'ready')
  const refreshCard = vi.fn<() => Promise<void>>(async () => undefined)
  const createWechat = vi.fn<typeof wechat.createWechat>(() => ({ signPage, refreshCard }) as unknown as wechat.Wechat)
  const load = vi.fn<() => Promise<typeof wechat & typeof share>>(async () => ({ ...wechat, ...share, createWechat }))
  startWechat(router as unknown as AppRouter, load)
  const go = (pathname: string, navigation = 'idle') => {
    state.location = { pathname, search: '' }
    state.navigation = { state: navigation }
    for (const listener of listeners) listener()
  }
  return { go, state, load, signPage, refreshCard, card: () => createWechat.mock.calls[0]?.[0].card() }
}

const settle = () => vi.advanceTimersByTimeAsync(SETTLE_MS)

test('[NAV-021] every page is signed once its navigation has settled', async () => {
  const { go, signPage } = given(WECHAT)
  await settle()
  expect(signPage).toHaveBeenCalledTimes(1)
  go('/my-main', 'loading')
  await settle()
  expect(signPage).toHaveBeenCalledTimes(1)
  go('/my-main')
  go('/my-main')
  await settle()
  expect(signPage).toHaveBeenCalledTimes(2)
})

test('[NAV-021] of quick navigations only the last page is signed', async () => {
  const { go, signPage } = given(WECHAT)
  await settle()
  for (const path of ['/a', '/b', '/c']) go(path)
  await settle()
  expect(signPage).toHaveBeenCalledTimes(2)
})

test('[ADD-001] outside WeChat nothing is loaded, nothing is signed', async () => {
  const { go, load, signPage } = given('Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0')
  go('/my-main')
  await settle()
  expect(load).not.toHaveBeenCalled()
  expect(signPage).not.toHaveBeenCalled()
})

test('[NAV-008] a card of the shown screen is registered as it changes', async () => {
  const { refreshCard, card } = given(WECHAT)
  await settle()
  const close = share.showCard({ title: '套餐', description: '', picture: '', path: '/commodity-detail/G1' })
  expect(refreshCard).toHaveBeenCalledTimes(1)
  expect(card()).toMatchObject({ title: '套餐' })
  close()
})

test('[NAV-022] a screen that may not be shared has the default card, whatever it sets', async () => {
  const { state, card } = given(WECHAT)
  await settle()
  state.matches = []
  const close = share.showCard({ title: '报告', description: '', picture: '', path: '/parent-page/S1/P1' })
  expect(card()).toEqual(share.defaultCard())
  close()
})

test('[NAV-021] parts that do not load break nothing', async () => {
  vi.stubGlobal('navigator', { userAgent: WECHAT })
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('chunk')))
  startWechat({} as AppRouter, load)
  await settle()
  expect(load).toHaveBeenCalledTimes(1)
})
