import { http, HttpResponse } from 'msw'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { registerForm } from '#/shared/form/drafts.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { network } from '#tests/network.ts'
import { quiet } from '#tests/quiet.ts'
import { watchReleases } from './release.ts'

/** The page of one release beside a server that may have a newer one. */

let served: object | null
let again: ReturnType<typeof spyOnReload>
const spyOnReload = () => vi.spyOn(pageNavigation, 'reload').mockImplementation(() => undefined)

beforeEach(() => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="release" content="1.0.0-aaaa">')
  again = spyOnReload()
  served = { release: '1.0.0-aaaa' }
  network.use(
    http.get('*/version.json', () => (served ? HttpResponse.json(served) : HttpResponse.text('<!doctype html>'))),
  )
})
afterEach(() => {
  document.querySelector('meta[name=release]')?.remove()
})

function opened(address = '/Home/hot') {
  const paths = ['/Home/:tab', '/commodity-detail/:id', '/order-pay-detail', '/my-main']
  const routes = paths.map((path) => ({ path, handle: { path }, element: null }))
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  onTestFinished(watchReleases(router))
  return router
}

/** The page comes back from the background. */
async function comesBack(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'))
  await quiet()
}

test('a newer release is loaded when the next screen opens, and not before', async () => {
  const router = opened()
  served = { release: '1.1.0-bbbb' }
  await comesBack()
  await quiet()
  expect(again).not.toHaveBeenCalled()
  await router.navigate('/commodity-detail/G001')
  expect(again).toHaveBeenCalledTimes(1)
})

test('if the release has not changed, the page is not reloaded', async () => {
  const router = opened()
  await comesBack()
  await router.navigate('/commodity-detail/G001')
  await quiet()
  expect(again).not.toHaveBeenCalled()
})

test.each([
  ['one without a release', {}],
  ['an HTML page', null],
])('if the reply about the release is %s, the page is not reloaded', async (_what, reply) => {
  const router = opened()
  served = reply
  await comesBack()
  await router.navigate('/commodity-detail/G001')
  await quiet()
  expect(again).not.toHaveBeenCalled()
})

test('on the way to the cashier and back no new release is loaded, and the next screen loads it', async () => {
  const router = opened()
  served = { release: '1.1.0-bbbb' }
  await comesBack()
  await router.navigate('/order-pay-detail?id=PO1')
  await router.navigate('/my-main')
  await quiet()
  expect(again).not.toHaveBeenCalled()
  await router.navigate('/Home/hot')
  expect(again).toHaveBeenCalledTimes(1)
})

test('no new release is loaded while a form is open', async () => {
  const router = opened()
  const close = registerForm(() => true)
  served = { release: '1.1.0-bbbb' }
  await comesBack()
  await router.navigate('/commodity-detail/G001')
  await quiet()
  expect(again).not.toHaveBeenCalled()
  close()
  await router.navigate('/my-main')
  expect(again).toHaveBeenCalledTimes(1)
})

test('a new release is not loaded on Back, which shows the earlier screen unchanged', async () => {
  const router = opened()
  await router.navigate('/commodity-detail/G001')
  served = { release: '1.1.0-bbbb' }
  await comesBack()
  await router.navigate(-1)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/Home/hot'))
  await quiet()
  expect(again).not.toHaveBeenCalled()
})

test('a page without a release, as in development, sends no request for a release', async () => {
  document.querySelector('meta[name=release]')?.remove()
  const asked = vi.fn<() => void>()
  network.use(http.get('*/version.json', () => (asked(), HttpResponse.json({ release: 'x' }))))
  opened()
  await comesBack()
  await quiet()
  expect(asked).not.toHaveBeenCalled()
})
