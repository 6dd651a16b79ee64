import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { DayGridField, type OfferedDay } from './DayGridField.tsx'

const days: OfferedDay[] = [
  { day: '2026-11-28', free: false },
  { day: '2026-11-29', free: true, note: '余3' },
  { day: '2026-12-01', free: true },
]

function Grid({
  offered,
  chosen = vi.fn<(day: string) => void>(),
}: {
  offered: readonly OfferedDay[]
  chosen?: (day: string) => void
}) {
  const { control } = useForm({ defaultValues: { day: '' } })
  return <DayGridField control={control} name="day" label="参观日期" days={offered} onChosen={chosen} />
}

const table = (month: string) => within(screen.getByRole('table', { name: `${month}参观日期` }))

test('full days are marked and cannot be chosen', async () => {
  const chosen = vi.fn<(day: string) => void>()
  render(<Grid offered={days} chosen={chosen} />)
  const november = table('2026年11月')
  const full = november.getByRole('radio', { name: '11月28日 周六，约满' })
  expect(full).toBeDisabled()
  expect(november.getByText('约满')).toBeVisible()
  await userEvent.click(full)
  await quiet()
  expect(chosen).not.toHaveBeenCalled()
  await userEvent.click(november.getByRole('radio', { name: '11月29日 周日，余3' }))
  expect(chosen.mock.calls).toEqual([['2026-11-29']])
  expect(november.getByRole('radio', { name: '11月29日 周日，余3' })).toBeChecked()
})

test('days that are not offered cannot be chosen, and the last month is the month of the last offered day', async () => {
  render(<Grid offered={days} />)
  expect(table('2026年11月').getAllByRole('radio')).toHaveLength(2)
  expect(screen.getByRole('button', { name: '上个月' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: '下个月' }))
  await userEvent.click(table('2026年12月').getByRole('radio', { name: '12月1日 周二，可预约' }))
  expect(screen.getByRole('button', { name: '下个月' })).toBeDisabled()
})

test('the weeks before the first offered day are not shown', () => {
  render(<Grid offered={days} />)
  const cells = table('2026年11月').getAllByRole('cell')
  const numbers = cells.map((cell) => Number.parseInt(cell.textContent, 10) || '-')
  expect(numbers.join(' ')).toBe('22 23 24 25 26 27 28 29 30 - - - - -')
})

test('the grid opens in the first month with a free day', () => {
  render(
    <Grid
      offered={[
        { day: '2026-11-30', free: false },
        { day: '2027-01-02', free: true },
      ]}
    />,
  )
  expect(table('2027年1月').getByRole('radio')).toBeEnabled()
  expect(screen.getByRole('button', { name: '上个月' })).toBeEnabled()
})

test('all days together are one tab stop, and the arrow keys skip full days', async () => {
  render(<Grid offered={days} />)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: '11月29日 周日，余3' })).toHaveFocus()
})
