import { http, HttpResponse } from 'msw'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { registerForm } from '#/shared/form/drafts.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { network } from '#tests/network.ts'
import { quiet } from '#tests/quiet.ts'
import { watchReleases } from './release.ts'

/** The page has one release, and the server may have a newer release. */

let servedRelease: object | null
let again: ReturnType<typeof spyOnReload>
const spyOnReload = () => vi.spyOn(pageNavigation, 'reload').mockImplementation(() => undefined)

beforeEach(() => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="release" content="1.0.0-aaaa">')
  again = spyOnReload()
  servedRelease = { release: '1.0.0-aaaa' }
  network.use(
    http.get('*/version.json', () =>
      servedRelease ? HttpResponse.json(servedRelease) : HttpResponse.text('<!doctype html>'),
    ),
  )
})
afterEach(() => {
  document.querySelector('meta[name=release]')?.remove()
})

function openRouter(address = '/Home/hot') {
  const paths = ['/Home/:tab', '/commodity-detail/:id', '/order-pay-detail', '/my-main']
  const routes = paths.map((path) => ({ path, handle: { path }, element: null }))
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  onTestFinished(watchReleases(router))
  return router
}

/** Shows the page again after it was in the background. */
async function returnToPage(): Promise<void> {
  document.dispatchEvent(new Event('visibilitychange'))
  await quiet()
}

test('a newer release is loaded when the next screen opens, and not before', async () => {
  const router = openRouter()
  servedRelease = { release: '1.1.0-bbbb' }
  await returnToPage()
  await quiet()
  expect(again).not.toHaveBeenCalled()
  await router.navigate('/commodity-detail/G001')
  expect(again).toHaveBeenCalledTimes(1)
})

test('if the release has not changed, the page is not reloaded', async () => {
  const router = openRouter()
  await returnToPage()
  await router.navigate('/commodity-detail/G001')
  await quiet()
  expect(again).not.toHaveBeenCalled()
})

test.each([
  ['one without a release', {}],
  ['an HTML page', null],
])('if the reply about the release is %s, the page is not reloaded', async (_what, reply) => {
  const router = openRouter()
  servedRelease = reply
  await returnToPage()
  await router.navigate('/commodity-detail/G001')
  await quiet()
  expect(again).not.toHaveBeenCalled()
})

test('a new release is not loaded on the way to the cashier and back; the next screen loads the new release', async () => {
  const router = openRouter()
  servedRelease = { release: '1.1.0-bbbb' }
  await returnToPage()
  await router.navigate('/order-pay-detail?id=PO1')
  await router.navigate('/my-main')
  await quiet()
  expect(again).not.toHaveBeenCalled()
  await router.navigate('/Home/hot')
  expect(again).toHaveBeenCalledTimes(1)
})

test('no new release is loaded while a form is open', async () => {
  const router = openRouter()
  const close = registerForm(() => true)
  servedRelease = { release: '1.1.0-bbbb' }
  await returnToPage()
  await router.navigate('/commodity-detail/G001')
  await quiet()
  expect(again).not.toHaveBeenCalled()
  close()
  await router.navigate('/my-main')
  expect(again).toHaveBeenCalledTimes(1)
})

test('a new release is not loaded on Back, which shows the earlier screen unchanged', async () => {
  const router = openRouter()
  await router.navigate('/commodity-detail/G001')
  servedRelease = { release: '1.1.0-bbbb' }
  await returnToPage()
  await router.navigate(-1)
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/Home/hot'))
  await quiet()
  expect(again).not.toHaveBeenCalled()
})

test('a page without a release, as in development, sends no request for a release', async () => {
  document.querySelector('meta[name=release]')?.remove()
  const asked = vi.fn<() => void>()
  network.use(http.get('*/version.json', () => (asked(), HttpResponse.json({ release: 'x' }))))
  openRouter()
  await returnToPage()
  await quiet()
  expect(asked).not.toHaveBeenCalled()
})
