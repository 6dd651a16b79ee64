import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setLargeLetters } from '#/shared/lib/letters-choice.ts'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'

const root = document.documentElement
const isLarge = () => root.hasAttribute('data-large')

afterEach(() => {
  act(() => setLargeLetters(null))
})

test('large letters are suggested to a visitor once, without a dialog', async () => {
  const app = await renderRoute('/my-main')
  await app.sees('字看不清？可以换成大字。')
  await quiet()
  expect(screen.queryByRole('dialog')).toBeNull()
  await app.press('不用')
  await app.doesNotSee('字看不清？可以换成大字。')
  expect(isLarge()).toBe(false)
  app.view.unmount()
  await renderRoute('/my-main')
  await quiet()
  expect(screen.queryByText('字看不清？可以换成大字。')).toBeNull()
  expect(screen.getByRole('switch', { name: /大字/ })).not.toBeChecked()
})

test('the suggestion switches large letters on, and the switch below switches them off', async () => {
  const app = await renderRoute('/my-main')
  await app.press('换成大字')
  expect(isLarge()).toBe(true)
  expect(localStorage.getItem('app:large-letters')).toBe('true')
  await app.user.click(screen.getByRole('switch', { name: /大字/ }))
  expect(isLarge()).toBe(false)
  expect(localStorage.getItem('app:large-letters')).toBe('false')
})

test('large letters stay on after signing out', async () => {
  const app = await renderRoute('/my-setting', { as: 'member' })
  await app.user.click(await screen.findByRole('switch', { name: /大字/ }))
  await app.press('退出登录')
  await app.sees('确定要退出登录吗？')
  await app.user.click((await screen.findAllByRole('button', { name: '退出登录' })).at(-1) as HTMLElement)
  await app.arrives('/login')
  expect(isLarge()).toBe(true)
  expect(localStorage.getItem('app:large-letters')).toBe('true')
})

test('with large letters, the home page has no popup, no banners and no promotions', async () => {
  act(() => setLargeLetters(true))
  const app = await renderRoute('/Home/hot', { as: 'rich' })
  await app.sees('热门商品')
  await quiet()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText('限时活动')).toBeNull()
  expect(screen.queryByRole('region', { name: '推荐' })).toBeNull()
  expect(await app.calls('home.activities')).toEqual([])
  act(() => setLargeLetters(false))
  expect(await screen.findByRole('dialog')).toBeInTheDocument()
  expect(await screen.findByRole('region', { name: '推荐' })).toBeInTheDocument()
})

test('one tap on the home page switches large letters on, and another tap switches them off', async () => {
  const app = await renderRoute('/Home/hot')
  await app.press('大字')
  expect(isLarge()).toBe(true)
  await app.press('标准字')
  expect(isLarge()).toBe(false)
})

test.each(['大字', '长辈版', '关怀版', '适老', '字体大小'])(
  'searching for %s shows the switch for large letters',
  async (term) => {
    const app = await renderRoute(`/commodity-search/all?q=${encodeURIComponent(term)}`)
    await app.user.click(await screen.findByRole('switch', { name: /大字/ }, { timeout: 8000 }))
    expect(isLarge()).toBe(true)
  },
)

test('searching for goods does not show the switch for large letters', async () => {
  const app = await renderRoute(`/commodity-search/all?q=${encodeURIComponent('长辈关爱')}`)
  await app.sees('长辈关爱基因检测')
  await quiet()
  expect(screen.queryByRole('switch', { name: /大字/ })).toBeNull()
})
