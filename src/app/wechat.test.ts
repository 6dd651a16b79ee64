import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { screenCard, defaultCard, addCard } from '#/shared/wechat/share-card.ts'
import { connectWechat, type createWechat, type Wechat } from '#/shared/wechat/wechat.ts'
import type { AppRouter } from './router.tsx'
import { signPages, SETTLE_MS } from './wechat-pages.ts'
import { startWechat } from './wechat.ts'

const cleanUp: (() => void)[] = []

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const clean of cleanUp.splice(0)) clean()
  connectWechat(null)
})

function given() {
  const listeners: (() => void)[] = []
  const sharable = [{ route: { handle: { share: true } } }]
  const state = { location: { pathname: '/Home/hot', search: '' }, navigation: { state: 'idle' }, matches: sharable }
  const router = { state, subscribe: (listener: () => void) => void listeners.push(listener) }
  const signPage = vi.fn<() => Promise<'ready'>>(async () => 'ready')
  const refreshCard = vi.fn<() => Promise<void>>(async () => undefined)
  const create = vi.fn<typeof createWechat>(
    () => ({ signPage, refreshCard, leavePage: () => undefined }) as unknown as Wechat,
  )
  signPages(router as unknown as AppRouter, create)
  const go = (pathname: string, navigation = 'idle') => {
    state.location = { pathname, search: '' }
    state.navigation = { state: navigation }
    for (const listener of listeners) listener()
  }
  const show = (title: string) =>
    void cleanUp.push(addCard({ title, description: '', picture: '', path: '/commodity-detail/G1' }))
  return { go, show, state, signPage, refreshCard, card: () => create.mock.calls[0]?.[0].card() }
}

const settle = () => vi.advanceTimersByTimeAsync(SETTLE_MS)

test('[NAV-021] every page is signed once when its navigation has ended', async () => {
  const { go, signPage } = given()
  expect(signPage).not.toHaveBeenCalled()
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

test('[NAV-021] on quick navigation, only the last page is signed', async () => {
  const { go, signPage } = given()
  await settle()
  for (const path of ['/a', '/b', '/c']) go(path)
  await settle()
  expect(signPage).toHaveBeenCalledTimes(2)
})

test('[NAV-008] the share card of the current screen is registered each time it changes', async () => {
  const { refreshCard, card, show } = given()
  show('套餐')
  expect(refreshCard).toHaveBeenCalledTimes(1)
  expect(card()).toMatchObject({ title: '套餐' })
})

test('[NAV-022] a screen that must not be shared has the default card, even if the screen sets a card', async () => {
  const { state, card, show } = given()
  state.matches = []
  show('报告')
  expect(screenCard()).toMatchObject({ title: '报告' })
  expect(card()).toEqual(defaultCard())
})

const inBrowser = (userAgent: string) => vi.stubGlobal('navigator', { userAgent })
const router = {} as AppRouter

test('[ADD-001] outside WeChat, the SDK is not loaded and no page is signed', async () => {
  inBrowser('Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0')
  const load = vi.fn<() => Promise<{ signPages: typeof signPages }>>()
  startWechat(router, load)
  await settle()
  expect(load).not.toHaveBeenCalled()
})

test('[NAV-021] inside WeChat, every page is signed; the app also works if the code that signs pages cannot be loaded', async () => {
  inBrowser('Mozilla/5.0 (Linux; Android 14; wv) MicroMessenger/8.0.66')
  const follow = vi.fn<typeof signPages>()
  startWechat(router, async () => ({ signPages: follow }))
  startWechat(router, () => Promise.reject(new Error('chunk')))
  await settle()
  expect(follow.mock.calls).toEqual([[router]])
})
