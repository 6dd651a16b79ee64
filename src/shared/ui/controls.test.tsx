import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { SafeImage } from './pictures/SafeImage.tsx'
import { clamp, Stepper } from './Stepper.tsx'
import { quiet } from '#tests/quiet.ts'

describe('[VAL-029] the stepper’s limits', () => {
  test.each([
    [-1, 0],
    [0, 0],
    [3, 3],
    [5, 5],
    [9, 5],
    [2.9, 2],
    [-0.5, 0],
  ])('change the number %d with a max of 5 to %d', (value, clamped) => expect(clamp(value, 5) + 0).toBe(clamped))

  test.each([
    [0, 5, 1, 1],
    [7, 5, 1, 5],
    [3, 0, 1, 1],
    [3, 1, 1, 1],
  ])('change the number %d with a max of %d and a min of %d to %d', (value, max, min, clamped) =>
    expect(clamp(value, max, min)).toBe(clamped),
  )

  test('always give a whole number from min to max', () => {
    const wholeArbitrary = fc.integer({ min: -200, max: 200 })
    fc.assert(
      fc.property(fc.double({ min: -300, max: 300, noNaN: true }), wholeArbitrary, wholeArbitrary, (value, a, b) => {
        const [min, max] = a < b ? [a, b] : [b, a]
        const clamped = clamp(value, max, min)
        expect(Number.isInteger(clamped)).toBe(true)
        expect(clamped).toBeGreaterThanOrEqual(min)
        expect(clamped).toBeLessThanOrEqual(max)
        expect(clamp(clamped, max, min)).toBe(clamped)
      }),
      { seed: 20260901, numRuns: 300 },
    )
  })
})

function Counter({
  start,
  max,
  min,
  onChange,
}: {
  start: number
  max: number
  min?: number
  onChange?: (value: number) => void
}) {
  const [value, setValue] = useState(start)
  const change = (next: number) => {
    setValue(next)
    onChange?.(next)
  }
  return <Stepper label="购买数量" value={value} max={max} onChange={change} {...(min === undefined ? {} : { min })} />
}

const button = (name: string) => screen.getByRole('button', { name })
const field = () => screen.getByRole('textbox', { name: '购买数量' })

test.each([
  ['３', [[3]]],
  [' 4 ', [[4]]],
  ['', [[1]]],
  ['1.5', []],
  ['-5', []],
  ['1e3', []],
  ['2,5', []],
])('pasting %j into the stepper changes the number to %j', (typed, changes) => {
  const changed = vi.fn<(value: number) => void>()
  render(<Counter start={2} min={1} max={5} onChange={changed} />)
  fireEvent.change(field(), { target: { value: typed } })
  expect(changed.mock.calls).toEqual(changes)
})

test('[VAL-030] the stepper’s buttons are disabled at the limits', async () => {
  const user = userEvent.setup()
  const changed = vi.fn<(value: number) => void>()
  render(<Counter start={4} max={5} onChange={changed} />)
  await user.click(button('增加'))
  expect(field()).toHaveValue('5')
  expect(button('增加')).toBeDisabled()
  await user.click(button('增加'))
  expect(changed.mock.calls).toEqual([[5]])
  for (let left = 5; left > 0; left -= 1) await user.click(button('减少'))
  expect(field()).toHaveValue('0')
  expect(button('减少')).toBeDisabled()
  expect(button('增加')).toBeEnabled()
})

test('[VAL-029] [VAL-030] a typed number is limited to the range, and any other text becomes the minimum', () => {
  render(<Counter start={2} max={5} min={1} />)
  for (const [typed, shown] of [
    ['99', '5'],
    ['3', '3'],
    ['', '1'],
    ['abc', '1'],
    ['0', '1'],
  ] as const) {
    fireEvent.change(field(), { target: { value: typed } })
    expect(field()).toHaveValue(shown)
  }
  expect(button('减少')).toBeDisabled()
})

const warnings = () => {
  const spy = vi.spyOn(console, 'warn')
  const before = spy.getMockImplementation()
  const said: unknown[][] = []
  spy.mockImplementation((...parts: unknown[]) => void said.push(parts))
  return { said, restore: () => spy.mockImplementation(before ?? (() => undefined)) }
}

describe('[VAL-042] the address of a picture', () => {
  test.each(['javascript:alert(1)', 'http://e.com/a.png', '//e.com/a.png', 'a.png', 'data:text/html,x'])(
    'with the value %s is invalid, logs a warning, and a placeholder is shown',
    async (src) => {
      const { said, restore } = warnings()
      render(<SafeImage src={src} alt="主图" />)
      expect(said.length).toBeGreaterThan(0)
      await quiet()
      expect(document.images).toHaveLength(0)
      expect(screen.getByRole('img', { name: '主图' })).toBeInTheDocument()
      restore()
    },
  )

  test('is missing, and a placeholder is shown, which is decorative without an alt text', async () => {
    const { container } = render(<SafeImage src="" alt="" />)
    await quiet()
    expect(document.images).toHaveLength(0)
    expect(container.querySelectorAll('svg')).toHaveLength(1)
    expect(screen.queryByRole('img')).toBeNull()
  })

  test.each(['https://a.example.com/a.png', '/pictures/a.svg', 'blob:http://localhost/1', 'data:image/png;base64,AA'])(
    'with the value %s is valid, and the picture is shown',
    (src) => {
      render(<SafeImage src={src} alt="主图" eager />)
      expect(screen.getByRole('img', { name: '主图' })).toHaveAttribute('src', src)
    },
  )

  test('that cannot be loaded is replaced by the placeholder', () => {
    render(<SafeImage src="/a.png" alt="主图" />)
    fireEvent.error(screen.getByRole('img', { name: '主图' }))
    expect(document.images).toHaveLength(0)
    expect(screen.getByRole('img', { name: '主图' })).toBeInTheDocument()
  })
})

test('a busy button keeps the focus and ignores taps and Enter in its form', async () => {
  const done: string[] = []
  const form = (busy: boolean) => (
    <form aria-label="资料" onSubmit={(event) => (event.preventDefault(), done.push('sent'))}>
      <input aria-label="姓名" />
      <Button type="submit" busy={busy} onPress={() => done.push('pressed')}>
        保存
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: '保存' })
  await userEvent.click(button)
  expect(done).toEqual(['pressed', 'sent'])
  rerender(form(true))
  expect(button).toHaveFocus()
  await userEvent.click(button)
  await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '李{Enter}')
  expect(done).toEqual(['pressed', 'sent'])
})
