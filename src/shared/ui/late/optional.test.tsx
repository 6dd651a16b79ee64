import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { leaving } from '#/shared/lib/safe/leaving.ts'
import { quiet } from '#tests/quiet.ts'
import { needed, optional } from './optional.tsx'

type Load = () => Promise<ComponentType<{ name: string }>>

const Greeting = ({ name }: { name: string }) => <p>你好，{name}</p>
const failing = () => Promise.reject<ComponentType<{ name: string }>>(new TypeError('Failed to fetch'))

function shown(make: typeof needed, load: Load) {
  const Part = make(load, <p>加载中</p>)
  return render(
    <MemoryRouter>
      <h1>商品</h1>
      <Part name="王秀兰" />
    </MemoryRouter>,
  )
}

describe.each([
  ['an optional part', optional],
  ['a needed part', needed],
])('%s', (_name, make) => {
  test('shows what stands for it, and itself as soon as its chunk has loaded', async () => {
    shown(make, async () => Greeting)
    expect(screen.getByText('加载中')).toBeInTheDocument()
    expect(await screen.findByText('你好，王秀兰')).toBeInTheDocument()
  })

  test('that was loaded before is rendered with its screen', async () => {
    const load = vi.fn<Load>(async () => Greeting)
    const Part = make(load, <p>加载中</p>)
    const first = render(<Part name="王秀兰" />)
    await screen.findByText('你好，王秀兰')
    first.unmount()
    render(<Part name="李明" />)
    expect(screen.getByText('你好，李明')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)
  })
})

test('an optional part whose chunk does not load disappears without a message', async () => {
  shown(optional, failing)
  await quiet()
  expect(screen.queryByText('加载中')).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a needed part whose chunk does not load shows an error, and its retry loads the chunk', async () => {
  const load = vi.fn<Load>(async () => Greeting).mockImplementationOnce(failing)
  shown(needed, load)
  expect(await screen.findByRole('alert')).toHaveTextContent('这一部分没有打开，请检查网络后重试')
  expect(screen.getByRole('heading', { name: '商品' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('你好，王秀兰')).toBeInTheDocument()
})

test('a needed part whose chunk fails again offers to reload the page', async () => {
  const again = vi.spyOn(leaving, 'again').mockImplementation(() => undefined)
  shown(needed, failing)
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  await userEvent.click(await screen.findByRole('button', { name: '重新打开页面' }))
  expect(again).toHaveBeenCalledTimes(1)
})
