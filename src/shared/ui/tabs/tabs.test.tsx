import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { TabLinks } from './TabLinks.tsx'
import { quiet } from '#tests/quiet.ts'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { value: 'areas', label: '构成' },
  { value: 'map', label: '地图' },
  { value: 'stories', label: '故事' },
] as const

function Ways() {
  const [value, setValue] = useState<(typeof tabs)[number]['value']>('areas')
  return (
    <Tabs label="看祖源的方式" tabs={tabs} value={value} onChange={setValue}>
      <p>{`这里是${value}`}</p>
    </Tabs>
  )
}

const selectedTab = () => screen.getByRole('tab', { selected: true })

test('a tab and its panel are linked to each other, and a tap on a tab shows its panel', async () => {
  render(<Ways />)
  const panel = screen.getByRole('tabpanel', { name: '构成' })
  expect(selectedTab()).toHaveAttribute('aria-controls', panel.id)
  await userEvent.click(screen.getByRole('tab', { name: '地图' }))
  expect(screen.getByRole('tabpanel', { name: '地图' })).toHaveTextContent('这里是map')
})

test('the tabs are one tab stop, and arrows, Home and End move selection and focus in a cycle', async () => {
  render(
    <>
      <Ways />
      <button type="button">下面</button>
    </>,
  )
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: '构成' })).toHaveFocus()
  for (const [key, name] of [
    ['ArrowRight', '地图'],
    ['End', '故事'],
    ['ArrowRight', '构成'],
    ['ArrowLeft', '故事'],
    ['Home', '构成'],
    ['a', '构成'],
  ] as const) {
    await userEvent.keyboard(key.length > 1 ? `{${key}}` : key)
    expect(selectedTab()).toHaveAccessibleName(name)
    expect(selectedTab()).toHaveFocus()
  }
  await userEvent.tab()
  expect(screen.getByRole('button', { name: '下面' })).toHaveFocus()
})

test('tabs that have addresses are links, and the current tab is marked', async () => {
  const links = [
    { value: 'a', label: '未使用', to: '/coupons/a' },
    { value: 'b', label: '已使用', to: '/coupons/b' },
  ]
  render(
    <MemoryRouter>
      <TabLinks label="优惠券状态" tabs={links} value="b" />
    </MemoryRouter>,
  )
  expect(screen.getByRole('navigation', { name: '优惠券状态' })).toBeVisible()
  await quiet()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('已使用')
  expect(screen.getByRole('link', { name: '未使用' })).toHaveAttribute('href', '/coupons/a')
})
