import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PullRefresh } from './PullRefresh.tsx'
import { quiet } from '#tests/quiet.ts'

const statusText = () => screen.getByRole('status').textContent

function renderPullRefresh() {
  let done: () => void = () => undefined
  const onRefresh = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (done = resolve)))
  render(
    <PullRefresh onRefresh={onRefresh}>
      <p>内容</p>
    </PullRefresh>,
  )
  const content = screen.getByText('内容')
  const touch = (kind: 'touchStart' | 'touchMove', x: number, y: number) =>
    fireEvent[kind](content, { touches: [{ clientX: x, clientY: y }] })
  const up = () => fireEvent.touchEnd(content, { touches: [] })
  return { onRefresh, touch, up, finish: () => act(async () => done()) }
}

test('pulling far enough and releasing reloads the list, with a progress sign until the end', async () => {
  const { onRefresh, touch, up, finish } = renderPullRefresh()
  touch('touchStart', 100, 100)
  touch('touchMove', 100, 140)
  expect(statusText()).toBe('下拉刷新')
  touch('touchMove', 100, 172)
  expect(statusText()).toBe('松开刷新')
  up()
  expect(statusText()).toBe('正在刷新')
  touch('touchStart', 100, 100)
  touch('touchMove', 100, 300)
  up()
  expect(onRefresh).toHaveBeenCalledTimes(1)
  await finish()
  expect(statusText()).toBe('')
})

test.each([
  ['a pull that is too short', 100, 171],
  ['sideways', 300, 190],
  ['up', 100, 20],
] as const)('the movement %s reloads nothing', async (_name, x, y) => {
  const { onRefresh, touch, up } = renderPullRefresh()
  touch('touchStart', 100, 100)
  touch('touchMove', x, y)
  up()
  await quiet()
  expect(onRefresh).not.toHaveBeenCalled()
  expect(statusText()).toBe('')
})

test('a pull in the middle of the page only scrolls', async () => {
  vi.stubGlobal('scrollY', 300)
  const { onRefresh, touch, up } = renderPullRefresh()
  touch('touchStart', 100, 100)
  touch('touchMove', 100, 400)
  up()
  await quiet()
  expect(onRefresh).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('pull to refresh never prevents the browser’s default for touch events', () => {
  const { touch } = renderPullRefresh()
  expect(touch('touchStart', 100, 100)).toBe(true)
  expect(touch('touchMove', 100, 300)).toBe(true)
})

test('a failed reload shows no second error, because the failed part of the screen shows the error', async () => {
  render(
    <PullRefresh onRefresh={() => Promise.reject(new Error('x'))}>
      <p>内容</p>
    </PullRefresh>,
  )
  const content = screen.getByText('内容')
  fireEvent.touchStart(content, { touches: [{ clientX: 0, clientY: 0 }] })
  fireEvent.touchMove(content, { touches: [{ clientX: 0, clientY: 200 }] })
  await act(async () => void fireEvent.touchEnd(content, { touches: [] }))
  expect(statusText()).toBe('')
})
