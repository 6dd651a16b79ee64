import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { handleScreenChanges } from './boot.ts'

test('[PAY-055] a screen’s onLeave is called after another screen has replaced it', async () => {
  const leave = vi.fn<() => void>()
  const app = createMemoryRouter(
    [
      { path: '/pay/:id', handle: { onLeave: leave }, element: null },
      { path: '/commodity-detail/:id', handle: {}, element: null },
      { path: '*', element: null },
    ],
    { initialEntries: ['/pay/1'] },
  )
  handleScreenChanges(app)
  await app.navigate('/pay/2')
  await quiet()
  expect(leave).not.toHaveBeenCalled()
  await app.navigate('/commodity-detail/1')
  expect(leave).toHaveBeenCalledTimes(1)
  await app.navigate('/login')
  expect(leave).toHaveBeenCalledTimes(1)
  await app.navigate('/nowhere')
  await app.navigate('/pay/1')
  await app.navigate('/nowhere')
  expect(leave).toHaveBeenCalledTimes(2)
})

test('the back button opens the home page if the screen has replaced the first history entry', async () => {
  const app = await renderRoute('/user-register-agreement')
  await app.router.navigate('/privacy-clause', { replace: true })
  await app.arrives('/privacy-clause')
  await app.press('返回')
  await app.arrives('/Home/hot')
  expect(app.router.state.historyAction).toBe('REPLACE')
})
