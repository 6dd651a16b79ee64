import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '#tests/render-route.tsx'
import { VEIL_AFTER } from './veil.ts'

const REPORT = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'

function turn(state: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const veil = () => screen.queryByRole('button', { name: '点一下继续查看' })

test('a report is blurred as soon as it is hidden, and shown again after a short absence', async () => {
  const app = await renderRoute(REPORT)
  await app.sees('报告分类')
  turn('hidden')
  expect(veil()).toBeInTheDocument()
  expect(document.querySelector('.veiled')).toHaveAttribute('inert')
  turn('visible')
  expect(veil()).toBeNull()
})

test('after a minute away a tap is needed to show it', async () => {
  const app = await renderRoute(REPORT)
  await app.sees('报告分类')
  turn('hidden')
  const left = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(left + VEIL_AFTER)
  turn('visible')
  await app.user.click(await screen.findByRole('button', { name: '点一下继续查看' }))
  await waitFor(() => expect(veil()).toBeNull())
  expect(document.querySelector('.veiled')).toBeNull()
})

test('the shop is not blurred', async () => {
  const app = await renderRoute('/commodity')
  await app.sees('商城')
  turn('hidden')
  expect(document.querySelector('.veiled')).toBeNull()
})
