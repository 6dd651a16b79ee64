import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ApiError } from '#/shared/api/errors.ts'
import { createQueryClient } from '#/shared/api/query-client.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { watchConsole } from '#tests/console-output.ts'
import { lazyPart } from './lazy-part.tsx'

type Loaded = { default: ComponentType<{ name: string }> }

const Greeting = ({ name }: { name: string }) => <p>你好，{name}</p>

function renderPart(load: () => Promise<Loaded>) {
  const Part = lazyPart(load, <p>加载中</p>)
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <h1>商品</h1>
        <Part name="王秀兰" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('a lazy part shows its waiting state, and its content as soon as its code has arrived', async () => {
  renderPart(async () => ({ default: Greeting }))
  expect(screen.getByText('加载中')).toBeInTheDocument()
  expect(await screen.findByText('你好，王秀兰')).toBeInTheDocument()
})

test('a lazy part whose code was requested before is rendered together with its screen', async () => {
  const load = vi.fn<() => Promise<Loaded>>(async () => ({ default: Greeting }))
  const Part = lazyPart(load)
  await Part.request()
  render(<Part name="李明" />)
  expect(screen.getByText('你好，李明')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a lazy part whose code cannot be loaded shows an error in its place, and the retry loads the code', async () => {
  const load = vi
    .fn<() => Promise<Loaded>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue({ default: Greeting })
  renderPart(load)
  expect(await screen.findByRole('alert')).toHaveTextContent('这一部分没有打开，请检查网络后重试')
  expect(screen.getByRole('heading', { name: '商品' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('你好，王秀兰')).toBeInTheDocument()
})

test('if a lazy part fails again, it offers to reload the page, because some engines keep a failed module', async () => {
  const again = vi.spyOn(pageNavigation, 'reload').mockImplementation(() => undefined)
  renderPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  await userEvent.click(await screen.findByRole('button', { name: '重新打开页面' }))
  expect(screen.getByRole('alert')).toHaveTextContent('这一部分还是没有打开，请重新打开页面')
  expect(again).toHaveBeenCalledTimes(1)
})

test('a lazy part whose data cannot be loaded shows the error text of the catalogue', async () => {
  watchConsole('error')
  const Failing = () => {
    throw new ApiError('network', '无法连接到服务器，请稍后重试', null, false)
  }
  renderPart(async () => ({ default: Failing }))
  expect(await screen.findByRole('alert')).toHaveTextContent('无法连接到服务器，请稍后重试')
  expect(screen.getByRole('heading', { name: '商品' })).toBeInTheDocument()
})

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a lazy part whose code takes over 30 s shows an error, and later its content when the code arrives', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let arrive: (code: Loaded) => void = () => undefined
  renderPart(() => new Promise((resolve) => (arrive = resolve)))
  await advanceTime(29_999)
  expect(screen.getByText('加载中')).toBeInTheDocument()
  await advanceTime(1)
  expect(screen.getByRole('alert')).toHaveTextContent('这一部分还是没有打开，请重新打开页面')
  arrive({ default: Greeting })
  await advanceTime(0)
  expect(screen.getByText('你好，王秀兰')).toBeInTheDocument()
})

test('a lazy part without a skeleton says after 8 s that it is still loading', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const Part = lazyPart<object>(() => new Promise(() => undefined))
  render(<Part />)
  await advanceTime(7_999)
  expect(screen.queryByText(/网络有点慢/)).not.toBeInTheDocument()
  await advanceTime(1)
  expect(screen.getByRole('status')).toHaveTextContent('网络有点慢，正在继续加载，请稍候')
})
