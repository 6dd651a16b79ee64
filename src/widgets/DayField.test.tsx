import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { BackClosesLayers } from '#/shared/ui/layers/BackClosesLayers.tsx'
import SheetPanel from '#/shared/ui/layers/SheetPanel.tsx'
import { DayField } from './DayField.tsx'
import { quiet } from '#tests/quiet.ts'

function Form({ onTouched }: { onTouched: () => void }) {
  const { control } = useForm({ defaultValues: { day: '' } })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- simulates the sheet that contains the form
    <div onPointerDown={onTouched} onKeyDown={onTouched}>
      <DayField control={control} name="day" label="出生日期" birthday />
    </div>
  )
}

/** Shows a screen that was opened from another one. */
function renderForm(screenShown: ReactNode) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>前一页</p> },
      {
        path: '/form',
        element: (
          <>
            <BackClosesLayers />
            {screenShown}
          </>
        ),
      },
    ],
    { initialEntries: ['/', '/form'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

test('the date picker starts with an adult’s birthday, and touching it does not move the sheet around it', async () => {
  const onTouched = vi.fn<() => void>()
  renderForm(<Form onTouched={onTouched} />)
  await userEvent.click(screen.getByRole('button', { name: '出生日期：请选择出生日期' }))
  onTouched.mockClear()
  const take = await screen.findByText('确定')
  fireEvent.pointerDown(take)
  await quiet()
  expect(onTouched).not.toHaveBeenCalled()
  await userEvent.click(take)
  expect(await screen.findByRole('button', { name: '出生日期：1980-01-01' })).toBeInTheDocument()
})

test('the date picker takes the focus; Escape closes only the picker and returns the focus', async () => {
  const onTouched = vi.fn<() => void>()
  renderForm(<Form onTouched={onTouched} />)
  const field = screen.getByRole('button', { name: '出生日期：请选择出生日期' })
  await userEvent.click(field)
  const picker = await screen.findByRole('dialog', { name: '选择出生日期' })
  await waitFor(() => expect(picker).toHaveFocus())
  onTouched.mockClear()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(field).toHaveFocus())
  await quiet()
  expect(onTouched).not.toHaveBeenCalled()
  await waitFor(() => expect(picker).not.toBeVisible())
})

test('a day can be chosen with the keyboard: arrows turn the focused wheel, and Enter confirms the day', async () => {
  renderForm(<Form onTouched={() => undefined} />)
  const user = userEvent.setup()
  const findChosenButton = (label: string) => screen.findByRole('button', { name: `当前选择的是：${label}` })
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
  await user.keyboard('{ArrowUp}')
  await findChosenButton('1979年')
  for (const name of ['取消', '确定', '当前选择的是：1979年']) {
    await user.tab()
    expect(screen.getByRole('button', { name })).toHaveFocus()
  }
  await user.tab()
  await user.keyboard('{ArrowDown}')
  expect(await findChosenButton('2月')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: '出生日期：1979-02-01' })).toHaveFocus()
})

test('Enter and the space bar press the date picker’s buttons, and the focus stays in the picker', async () => {
  renderForm(<Form onTouched={() => undefined} />)
  const user = userEvent.setup()
  const field = screen.getByRole('button', { name: '出生日期：请选择出生日期' })
  for (const key of ['{Enter}', ' ']) {
    await user.click(field)
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus())
    await user.keyboard('{ArrowDown}')
    await user.tab({ shift: true })
    await user.tab()
    expect(screen.getByRole('button', { name: '取消' })).toHaveFocus()
    await user.keyboard(key)
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveAccessibleName('出生日期：请选择出生日期')
  }
})

const waitForClosed = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

test('Back first closes the date picker, and then leaves the form', async () => {
  const router = renderForm(<Form onTouched={() => undefined} />)
  await userEvent.click(screen.getByRole('button', { name: '出生日期：请选择出生日期' }))
  await screen.findByRole('dialog', { name: '选择出生日期' })
  await router.navigate(-1)
  await waitForClosed('选择出生日期')
  expect(screen.getByRole('button', { name: '出生日期：请选择出生日期' })).toBeVisible()
  await router.navigate(-1)
  expect(await screen.findByText('前一页')).toBeVisible()
})

test('Back closes the date picker above a sheet, and the sheet stays open', async () => {
  const onClose = vi.fn<() => void>()
  const router = renderForm(
    <SheetPanel title="填写资料" open onClose={onClose}>
      <Form onTouched={() => undefined} />
    </SheetPanel>,
  )
  await userEvent.click(await screen.findByRole('button', { name: '出生日期：请选择出生日期' }))
  await screen.findByRole('dialog', { name: '选择出生日期' })
  await router.navigate(-1)
  await waitForClosed('选择出生日期')
  await quiet()
  expect(onClose).not.toHaveBeenCalled()
  await router.navigate(-1)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
