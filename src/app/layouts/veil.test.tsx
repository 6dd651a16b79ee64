import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { VEIL_AFTER } from './veil.ts'

const REPORT = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'

function setVisibility(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

afterEach(() => {
  cleanup()
})

/** Opens a report and waits until the app is quiet, because React subscribes to a store only after the first paint. */
async function openReport() {
  const app = await renderRoute(REPORT)
  await app.sees('报告分类')
  await quiet()
  return app
}

const veil = () => screen.queryByRole('button', { name: '点一下继续查看' })

test('a report is blurred as soon as the page is hidden, and sharp again after a short absence', async () => {
  await openReport()
  setVisibility('hidden')
  expect(veil()).toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveAttribute('inert')
  setVisibility('visible')
  await quiet()
  expect(veil()).toBeNull()
})

test('after a minute of absence, the report is sharp only after a tap', async () => {
  const app = await openReport()
  setVisibility('hidden')
  const left = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(left + VEIL_AFTER)
  setVisibility('visible')
  await app.user.click(await screen.findByRole('button', { name: '点一下继续查看' }))
  await waitFor(() => expect(veil()).toBeNull())
  await quiet()
  expect(screen.getByRole('main')).not.toHaveAttribute('inert')
})

test('the pages of the shop are not blurred when hidden', async () => {
  const app = await renderRoute('/commodity')
  await app.sees('商城')
  setVisibility('hidden')
  await quiet()
  expect(screen.getByRole('main')).not.toHaveAttribute('inert')
})
