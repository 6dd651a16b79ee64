import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { confirm, loading, notice, SHORT_TOAST_MS, toast, TOAST_MS } from './toast.ts'

beforeAll(() => import('./feedback.tsx'))

describe('a toast goes away by itself', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test.each([
    ['[FMT-012]', undefined, 3000],
    ['[FMT-013]', SHORT_TOAST_MS, 1500],
  ])('%s after its time and not before', async (_id, duration, ms) => {
    act(() => toast('已保存', undefined, duration))
    await after(0)
    expect(screen.getByRole('alert')).toHaveTextContent('已保存')
    await after(ms - 1)
    expect(screen.getByRole('alert')).toBeInTheDocument()
    await after(1)
    await after(0)
    expect(screen.queryByText('已保存')).not.toBeInTheDocument()
  })

  test('[FMT-012] [FMT-013] the two times are 3 s and 1.5 s', () =>
    expect([TOAST_MS, SHORT_TOAST_MS]).toEqual([3000, 1500]))

  test('an empty text shows nothing', async () => {
    act(() => toast(''))
    await after(0)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('a loading toast stays until it is closed', async () => {
    const close = loading('上传中')
    await after(0)
    await after(60_000)
    expect(screen.getByText('上传中')).toBeInTheDocument()
    act(close)
    await after(0)
    expect(screen.queryByText('上传中')).not.toBeInTheDocument()
  })

  test('one that is closed before it came never comes', async () => {
    loading('上传中')()
    await after(0)
    expect(screen.queryByText('上传中')).not.toBeInTheDocument()
  })
})

test.each([
  ['退出登录', true],
  ['再想想', false],
])('a question answered with %s is %s', async (name, answer) => {
  const asked = confirm({ title: '提示', text: '确定要退出登录吗？', confirm: '退出登录', cancel: '再想想' })
  expect(await screen.findByText('确定要退出登录吗？')).toBeInTheDocument()
  await userEvent.click(screen.getByText(name))
  await expect(asked).resolves.toBe(answer)
})

test('a notice waits until it was read', async () => {
  const told = notice('请先阅读')
  await userEvent.click(await screen.findByText('知道了'))
  await expect(told).resolves.toBeUndefined()
})
