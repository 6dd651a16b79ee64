import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
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

test('the date picker starts with an adult’s birthday, and touching it does not move the sheet around it', async () => {
  const onTouched = vi.fn<() => void>()
  render(<Form onTouched={onTouched} />)
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
  render(<Form onTouched={onTouched} />)
  const field = screen.getByRole('button', { name: '出生日期：请选择出生日期' })
  await userEvent.click(field)
  const title = await screen.findByText('选择出生日期')
  await waitFor(() => expect(title).toHaveFocus())
  onTouched.mockClear()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(field).toHaveFocus())
  await quiet()
  expect(onTouched).not.toHaveBeenCalled()
  expect(title).not.toBeVisible()
})
