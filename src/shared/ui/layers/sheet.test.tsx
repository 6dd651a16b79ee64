import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { BackClosesLayers } from './BackClosesLayers.tsx'
import SheetPanel from './SheetPanel.tsx'

function Screen() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <BackClosesLayers />
      <button type="button" onClick={() => setOpen(true)}>
        选地址
      </button>
      <SheetPanel title="选择地址" open={open} onClose={() => setOpen(false)} foot={<Link to="/form">新增</Link>}>
        {['家里', '公司'].map((name, at) => (
          <label key={name}>
            <input type="radio" name="address" defaultChecked={at === 0} />
            {name}
          </label>
        ))}
      </SheetPanel>
    </>
  )
}

/** A screen that was opened from another one. */
async function opened() {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>前一页</p> },
      { path: '/order', element: <Screen /> },
      { path: '/form', element: <p>表单</p> },
    ],
    { initialEntries: ['/', '/order'] },
  )
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('button', { name: '选地址' }))
  const dialog = await screen.findByRole('dialog', { name: '选择地址' })
  return { router, dialog, close: screen.getByRole('button', { name: '关闭' }) }
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('the focus moves into a sheet that opens, and Tab cycles inside in both directions, with one stop for radio buttons', async () => {
  const { close } = await opened()
  expect(close).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: '家里' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: '新增' })).toHaveFocus()
  await userEvent.tab()
  expect(close).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(screen.getByRole('link', { name: '新增' })).toHaveFocus()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
])('pressing %s closes the sheet, and the focus returns to the opener', async (_way, close) => {
  await opened()
  await close()
  await waitFor(() => expect(screen.getByRole('button', { name: '选地址' })).toHaveFocus())
  await isClosed()
})

test('a tap on plain content keeps the focus in the sheet, and Escape and Tab still work', async () => {
  const { dialog, close } = await opened()
  await userEvent.click(screen.getByRole('heading', { name: '选择地址' }))
  expect(dialog).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(screen.getByRole('link', { name: '新增' })).toHaveFocus()
  await userEvent.click(screen.getByRole('heading', { name: '选择地址' }))
  await userEvent.tab()
  expect(close).toHaveFocus()
  await userEvent.click(screen.getByRole('heading', { name: '选择地址' }))
  await userEvent.keyboard('{Escape}')
  await isClosed()
})

test('Back first closes the sheet, and then leaves the screen', async () => {
  const { router } = await opened()
  await router.navigate(-1)
  await isClosed()
  expect(screen.getByRole('button', { name: '选地址' })).toBeVisible()
  await router.navigate(-1)
  expect(await screen.findByText('前一页')).toBeVisible()
})

test('a link in the sheet leaves the screen with one tap', async () => {
  await opened()
  await userEvent.click(screen.getByRole('link', { name: '新增' }))
  expect(await screen.findByText('表单')).toBeVisible()
})
