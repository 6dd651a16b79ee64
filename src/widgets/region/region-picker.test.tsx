import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
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
  const onChoose = vi.fn<(region: string[]) => void>()
  const client = createQueryClient()
  client.setQueryData(divisions().queryKey, { items, total: items.length })
  const picker = <RegionPicker title="选择所在地区" open value={[]} onClose={() => undefined} onChoose={onChoose} />
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: picker }])} />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  const chosen = (name: string) => screen.findByRole('button', { name: `当前选择的是：${name}` })
  await waitFor(() => expect(screen.getByRole('dialog', { name: '选择所在地区' })).toHaveFocus())
  await chosen('东城区')
  await user.keyboard('{ArrowDown}')
  await chosen('长安区')
  // 取消, 确定 and the first wheel come before the second.
  for (const _ of [1, 2, 3, 4]) await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(await chosen('唐山市')).toHaveFocus()
  await chosen('路南区')
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(await chosen('路北区')).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onChoose).toHaveBeenCalledWith(['河北省', '唐山市', '路北区']))
})
