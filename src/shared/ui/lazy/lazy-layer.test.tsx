import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#/shared/api/errors.ts'
import { createQueryClient } from '#/shared/api/query-client.ts'
import { watchConsole } from '#tests/console-output.ts'
import { quiet } from '#tests/quiet.ts'
import { lazyLayer } from './lazy-layer.tsx'

interface PanelProps {
  open: boolean
  onClose: () => void
}

test('a panel whose code cannot be loaded shows its error over the screen, and can be closed', async () => {
  watchConsole('error')
  const onClose = vi.fn<() => void>()
  const Panel = lazyLayer<PanelProps>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  const tree = (open: boolean) => (
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Panel open={open} onClose={onClose} />
      </MemoryRouter>
    </QueryClientProvider>
  )
  const { rerender } = render(tree(true))
  expect(await screen.findByRole('dialog', { name: '没有打开' })).toHaveTextContent(
    '这一部分没有打开，请检查网络后重试',
  )
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  // A tap beside the panel closes the panel.
  await userEvent.click(screen.getByRole('button', { name: '', hidden: true }))
  expect(onClose).toHaveBeenCalledTimes(2)
  rerender(tree(false))
  await quiet()
  expect(screen.queryByRole('dialog')).toBeNull()
})

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const never = () => new Promise<never>(() => undefined)

test('a panel whose code does not arrive in 30 s offers to reload, and opens when the code arrives after all', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let arrive: (code: { default: () => ReactNode }) => void = () => undefined
  const Panel = lazyLayer<PanelProps>(() => new Promise((resolve) => (arrive = resolve)))
  render(
    <MemoryRouter>
      <Panel open onClose={() => undefined} />
    </MemoryRouter>,
  )
  await advanceTime(29_999)
  expect(screen.getByRole('dialog', { name: '正在打开' })).toBeInTheDocument()
  await advanceTime(1)
  expect(screen.getByRole('dialog', { name: '没有打开' })).toHaveTextContent('这一部分还是没有打开，请重新打开页面')
  arrive({ default: () => <p>海报</p> })
  await advanceTime(0)
  expect(screen.getByText('海报')).toBeInTheDocument()
})

test('a panel whose read fails shows the error over the screen, and can be closed', async () => {
  watchConsole('error')
  const onClose = vi.fn<() => void>()
  const Failing = () => {
    throw new ApiError('network', '无法连接到服务器，请稍后重试', null, false)
  }
  const Panel = lazyLayer<PanelProps>(async () => ({ default: Failing }))
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Panel open onClose={onClose} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('dialog', { name: '没有打开' })).toHaveTextContent('无法连接到服务器，请稍后重试')
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a panel whose code is late says after a second that it is opening, and can be closed with Escape', async () => {
  watchConsole('error')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const Panel = lazyLayer<PanelProps>(never)
  function Screen() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          分享
        </button>
        <Panel open={open} onClose={() => setOpen(false)} />
      </>
    )
  }
  render(<Screen />)
  const opener = screen.getByRole('button', { name: '分享' })
  opener.focus()
  fireEvent.click(opener)
  await advanceTime(1000)
  expect(screen.getByRole('dialog', { name: '正在打开' })).toHaveTextContent('正在打开，请稍候')
  const close = screen.getByRole('button', { name: '关闭' })
  expect(close).toHaveFocus()
  fireEvent.keyDown(close, { key: 'Escape' })
  await advanceTime(60_000)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opener).toHaveFocus()
})
