import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { divisions } from '#/domains/address/queries.ts'
import { createQueryClient } from '#/shared/api/query-client.ts'
import RegionPicker from './RegionPicker.tsx'

const district = (name: string) => ({ name, children: [] })
const items = [
  { name: '北京市', children: [{ name: '北京市', children: [district('东城区')] }] },
  {
    name: '河北省',
    children: [
      { name: '石家庄市', children: [district('长安区')] },
      { name: '唐山市', children: [district('路南区'), district('路北区')] },
    ],
  },
]

test('a region is chosen with the keyboard alone, wheel by wheel', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Testing Library advances fake timers only through a global object with the name `jest`.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
  const onChoose = vi.fn<(region: string[]) => void>()
  const client = createQueryClient()
  client.setQueryData(divisions().queryKey, { items, total: items.length })
  const picker = <RegionPicker title="选择所在地区" open value={[]} onClose={() => undefined} onChoose={onChoose} />
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: picker }])} />
    </QueryClientProvider>,
  )
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  // antd-mobile passes a choice from the wheel to the picker and back with a timer. An earlier key would be lost.
  const settled = () => act(() => vi.advanceTimersByTimeAsync(100))
  const chosenButton = (name: string) => screen.getByRole('button', { name: `当前选择的是：${name}` })
  const press = async (key: string) => {
    await user.keyboard(key)
    await settled()
  }
  await settled()
  expect(screen.getByRole('dialog', { name: '选择所在地区' })).toHaveFocus()
  expect(chosenButton('东城区')).toBeInTheDocument()
  await press('{ArrowDown}')
  expect(chosenButton('长安区')).toBeInTheDocument()
  // 取消, 确定 and the first wheel come before the second.
  for (const _ of [1, 2, 3, 4]) await user.tab()
  await press('{ArrowDown}')
  expect(chosenButton('唐山市')).toHaveFocus()
  expect(chosenButton('路南区')).toBeInTheDocument()
  await user.tab()
  await press('{ArrowDown}')
  expect(chosenButton('路北区')).toHaveFocus()
  await press('{Enter}')
  expect(onChoose).toHaveBeenCalledWith(['河北省', '唐山市', '路北区'])
})
