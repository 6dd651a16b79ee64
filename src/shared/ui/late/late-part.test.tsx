import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, Suspense, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#/shared/api/errors.ts'
import { createQueryClient } from '#/shared/api/query-client.ts'
import { leaving } from '#/shared/lib/safe/leaving.ts'
import { watchConsole } from '#tests/printed.ts'
import { quiet } from '#tests/quiet.ts'
import { lateLayer, latePart } from './late-part.tsx'

type Loaded = { default: ComponentType<{ name: string }> }

const Greeting = ({ name }: { name: string }) => <p>你好，{name}</p>

function shown(load: () => Promise<Loaded>) {
  const Part = latePart(load)
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <h1>商品</h1>
        <Suspense fallback={<p>加载中</p>}>
          <Part name="王秀兰" />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('a part whose code cannot be loaded shows an error in its place, and the retry loads the part', async () => {
  watchConsole('error')
  const load = vi
    .fn<() => Promise<Loaded>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Greeting })
  shown(load)
  expect(await screen.findByRole('alert')).toHaveTextContent('这一部分没有打开，请检查网络后重试')
  expect(screen.getByRole('heading', { name: '商品' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('你好，王秀兰')).toBeInTheDocument()
})

test('if the code fails again, the part offers to reload the page, because some engines keep a failed module', async () => {
  watchConsole('error')
  const again = vi.spyOn(leaving, 'again').mockImplementation(() => undefined)
  shown(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  await userEvent.click(await screen.findByRole('button', { name: '重新打开页面' }))
  expect(screen.getByRole('alert')).toHaveTextContent('这一部分还是没有打开，请重新打开页面')
  expect(again).toHaveBeenCalledTimes(1)
})

test('a part whose data cannot be loaded shows the error text of the catalogue', async () => {
  watchConsole('error')
  const Failing = () => {
    throw new ApiError('network', '无法连接到服务器，请稍后重试', null, false)
  }
  shown(async () => ({ default: Failing }))
  expect(await screen.findByRole('alert')).toHaveTextContent('无法连接到服务器，请稍后重试')
  expect(screen.getByRole('heading', { name: '商品' })).toBeInTheDocument()
})

test('a panel whose code cannot be loaded shows its error over the screen, and can be closed', async () => {
  watchConsole('error')
  const onClose = vi.fn<() => void>()
  const Panel = lateLayer<{ open: boolean; onClose: () => void }>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  const tree = (open: boolean) => (
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Suspense fallback={null}>
          <Panel open={open} onClose={onClose} />
        </Suspense>
      </MemoryRouter>
    </QueryClientProvider>
  )
  const { rerender } = render(tree(true))
  expect(await screen.findByRole('dialog', { name: '没有打开' })).toHaveTextContent(
    '这一部分没有打开，请检查网络后重试',
  )
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  // A tap beside the panel.
  await userEvent.click(screen.getByRole('button', { name: '', hidden: true }))
  expect(onClose).toHaveBeenCalledTimes(2)
  rerender(tree(false))
  await quiet()
  expect(screen.queryByRole('dialog')).toBeNull()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const never = () => new Promise<never>(() => undefined)

test('a panel whose code does not arrive in 30 s fails like one whose code fails, and its retry shows the panel', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  watchConsole('error')
  type Panel = { default: ComponentType<{ open: boolean; onClose: () => void }> }
  const load = vi
    .fn<() => Promise<Panel>>()
    .mockImplementationOnce(never)
    .mockResolvedValue({ default: () => <p>海报</p> })
  const Panel = lateLayer(load)
  render(
    <MemoryRouter>
      <Panel open onClose={() => undefined} />
    </MemoryRouter>,
  )
  await pass(29_999)
  expect(screen.getByRole('dialog', { name: '正在打开' })).toBeInTheDocument()
  await pass(1)
  expect(screen.getByRole('dialog', { name: '没有打开' })).toHaveTextContent('这一部分没有打开，请检查网络后重试')
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await pass(0)
  expect(screen.getByText('海报')).toBeInTheDocument()
})

test('[API-025] a part whose code does not arrive in 120 s shows an error in its place', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  watchConsole('error')
  shown(never)
  await pass(119_999)
  expect(screen.getByText('加载中')).toBeInTheDocument()
  await pass(1)
  expect(screen.getByRole('alert')).toHaveTextContent('这一部分没有打开，请检查网络后重试')
})

test('a panel whose code is late says after a second that it is opening, can be closed with Escape, and then stays closed', async () => {
  watchConsole('error')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const Panel = lateLayer<{ open: boolean; onClose: () => void }>(never)
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
  await pass(1000)
  expect(screen.getByRole('dialog', { name: '正在打开' })).toHaveTextContent('正在打开，请稍候')
  const close = screen.getByRole('button', { name: '关闭' })
  expect(close).toHaveFocus()
  fireEvent.keyDown(close, { key: 'Escape' })
  await pass(60_000)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opener).toHaveFocus()
})
