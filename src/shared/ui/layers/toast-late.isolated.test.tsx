import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { confirm, closeDialogs, showLoading, showNotice, toast } from './toast.ts'

// On a bad connection, the code neither arrives nor fails.
vi.mock('./feedback.tsx', () => new Promise(() => undefined))

const WAIT = '正在打开，请稍候'
const QUESTION = { text: '确定取消订单吗？' }

const ask = vi.fn<(text: string) => boolean>(() => true)
const tell = vi.fn<(text: string) => void>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('confirm', ask.mockReset().mockReturnValue(true))
  vi.stubGlobal('alert', tell.mockReset())
})

const advanceTime = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a dialog whose code is late shows a notice after a second, and finally the browser’s own dialog opens', async () => {
  const asked = confirm(QUESTION)
  await advanceTime(999)
  expect(screen.queryByText(WAIT)).toBeNull()
  await advanceTime(1)
  expect(screen.getByRole('status')).toHaveTextContent(WAIT)
  await advanceTime(7000)
  expect([await asked, ask.mock.calls.length]).toEqual([true, 1])
  await advanceTime(0)
  expect(screen.queryByText(WAIT)).toBeNull()
})

test('a dialog whose code is late does not open on the next screen', async () => {
  const asked = confirm(QUESTION)
  await advanceTime(1000)
  closeDialogs()
  await advanceTime(0)
  expect(screen.queryByText(WAIT)).toBeNull()
  await advanceTime(60_000)
  expect([await asked, ask.mock.calls.length]).toEqual([null, 0])
})

test('a tap elsewhere cancels a dialog whose code is late, so that it does not open later', async () => {
  const asked = confirm(QUESTION)
  await advanceTime(1000)
  fireEvent.pointerDown(document.body)
  await advanceTime(60_000)
  expect([await asked, ask.mock.calls.length, screen.queryByText(WAIT)]).toEqual([null, 0, null])
})

test('a message dialog whose code is late is shown as a text when the person leaves the screen', async () => {
  void showNotice('已提交')
  closeDialogs()
  await advanceTime(1000)
  expect(screen.getByRole('alert')).toHaveTextContent('已提交')
  await advanceTime(60_000)
  expect(tell).not.toHaveBeenCalled()
})

test('a toast whose code is late is shown as a text after a second', async () => {
  toast('已保存')
  await advanceTime(1000)
  expect(screen.getByRole('alert')).toHaveTextContent('已保存')
  await advanceTime(3000)
  expect(screen.queryByText('已保存')).toBeNull()
})

test('a loading toast whose code is late is shown as a text after a second, until it is closed', async () => {
  const close = showLoading('上传中')
  await advanceTime(1000)
  expect(screen.getByRole('status')).toHaveTextContent('上传中')
  close()
  await advanceTime(0)
  expect(screen.queryByText('上传中')).toBeNull()
})
