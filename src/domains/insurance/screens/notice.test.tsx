import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'

const NOTICE = '/insurance-liability-change-notice'

/** Another window has opened this one. */
const setOpener = (opener: unknown) => vi.stubGlobal('opener', opener)

test('[LOGIN-003] a visitor reads what a change of cover is, when it takes effect, and that the policy prevails', async () => {
  const app = await renderRoute(NOTICE)
  for (const title of ['什么是保险责任变更', '什么时候生效', '请您留意', '以保单为准'])
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  expect(await app.sees(/都以保单和保险条款的原文为准/)).toHaveLength(1)
})

test('[LOGIN-003] 确认 in the insurance notice is stored and returns to the form, which shows 已确认', async () => {
  const app = await renderRoute('/insured-info/IM701', { as: 'rich' })
  await app.follow(/保险责任变更告知书.*请阅读并确认/)
  await app.arrives(NOTICE)
  await app.press('确认')
  expect(await findToast('已确认')).toBeInTheDocument()
  await app.arrives('/insured-info/IM701')
  expect(await screen.findByRole('link', { name: /保险责任变更告知书.*已确认/ })).toBeInTheDocument()
})

test('[LOGIN-003] 确认 on a notice opened directly opens the home page, and the confirmation is stored', async () => {
  const app = await renderRoute(NOTICE)
  await app.press('确认')
  await app.arrives('/Home/hot')
  await app.router.navigate(NOTICE)
  expect(await app.sees('您已确认这份告知书，可以返回或关闭这个页面。')).toHaveLength(1)
})

test('[LOGIN-003] a notice in its own window informs only an opener of the same origin, and closes the window', async () => {
  const postMessage = vi.fn<Window['postMessage']>()
  const close = vi.spyOn(window, 'close').mockReturnValue(undefined)
  setOpener({ postMessage })
  const app = await renderRoute(NOTICE)
  await app.press('确认')
  expect(await app.sees('您已确认这份告知书，可以返回或关闭这个页面。')).toHaveLength(1)
  expect(postMessage.mock.calls).toEqual([[{ type: 'liability-notice', confirmed: true }, window.location.origin]])
  expect(close).toHaveBeenCalledOnce()
  expect(app.address()).toBe(NOTICE)
})

test('[LOGIN-003] 确认 on a notice opened inside the app navigates back, even if the window has an opener', async () => {
  const postMessage = vi.fn<Window['postMessage']>()
  setOpener({ postMessage })
  const app = await renderRoute('/insured-info/IM701', { as: 'rich' })
  await app.follow(/保险责任变更告知书/)
  await app.press('确认')
  await app.arrives('/insured-info/IM701')
  await quiet()
  expect(postMessage).not.toHaveBeenCalled()
  expect(within(screen.getByRole('main')).getByText('已确认')).toBeInTheDocument()
})
