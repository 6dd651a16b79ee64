import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MaskedField, SHOWN_MS } from './MaskedField.tsx'

beforeEach(() => void vi.useFakeTimers())

const field = (unchanged: boolean) => (
  <MaskedField label="证件号码" masked="4403****0019" unchanged={unchanged}>
    <input aria-label="证件号码" />
  </MaskedField>
)
const isShown = () => screen.queryByRole('textbox') !== null
const advanceTime = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

test('a saved number is masked, shown after a tap, and masked again after ten seconds', () => {
  render(field(true))
  expect(isShown()).toBe(false)
  expect(screen.getByText('4403****0019')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: '显示证件号码' }))
  expect(screen.getByRole('textbox')).toHaveFocus()
  act(() => screen.getByRole('textbox').blur())
  advanceTime(SHOWN_MS - 1)
  expect(isShown()).toBe(true)
  advanceTime(1)
  expect(isShown()).toBe(false)
})

test('a number that is shown stays readable while its field has the focus', () => {
  render(field(true))
  fireEvent.click(screen.getByRole('button', { name: '显示证件号码' }))
  advanceTime(SHOWN_MS * 3)
  expect(isShown()).toBe(true)
})

test('a number that is being edited is not masked, even if it equals the saved number', () => {
  const view = render(field(false))
  advanceTime(SHOWN_MS * 3)
  expect(isShown()).toBe(true)
  act(() => screen.getByRole('textbox').focus())
  view.rerender(field(true))
  advanceTime(SHOWN_MS * 3)
  expect(screen.getByRole('textbox')).toHaveFocus()
  act(() => screen.getByRole('textbox').blur())
  advanceTime(SHOWN_MS)
  expect(isShown()).toBe(false)
})
