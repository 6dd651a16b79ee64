import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { CollapsedList } from './CollapsedList.tsx'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

const shownNumbers = () => screen.getAllByRole('listitem').map(({ textContent }) => Number(textContent))

const list = (items: readonly number[]) => (
  <ul>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)

test('a folded list of a single page has no button for more entries', async () => {
  render(<CollapsedList items={numbers(20)}>{list}</CollapsedList>)
  expect(shownNumbers()).toEqual(numbers(20))
  await quiet()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a folded list of several pages shows one page, and each tap on its button adds a page', async () => {
  render(<CollapsedList items={numbers(45)}>{list}</CollapsedList>)
  expect(shownNumbers()).toEqual(numbers(20))
  fireEvent.click(screen.getByRole('button', { name: '再看 20 条，还有 25 条' }))
  expect(shownNumbers()).toEqual(numbers(40))
  fireEvent.click(screen.getByRole('button', { name: '再看 5 条，还有 5 条' }))
  expect(shownNumbers()).toEqual(numbers(45))
  await quiet()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a tap that shows the last page keeps the rows on the screen, so that they do not move', () => {
  render(<CollapsedList items={numbers(25)}>{(some) => some.map((item) => <p key={item}>{item}</p>)}</CollapsedList>)
  const first = screen.getByText('1')
  fireEvent.click(screen.getByRole('button', { name: '再看 5 条，还有 5 条' }))
  expect(screen.getByText('25')).toBeInTheDocument()
  expect(first).toBeInTheDocument()
})

test('the selected entry is shown without a tap on the button', () => {
  render(
    <CollapsedList items={numbers(45)} isNeeded={(item) => item === 33}>
      {list}
    </CollapsedList>,
  )
  expect(shownNumbers()).toEqual([...numbers(20), 33])
})

test('a thread shows its last entries, and a button for earlier entries above', () => {
  render(
    <CollapsedList items={numbers(45)} fromEnd>
      {list}
    </CollapsedList>,
  )
  expect(shownNumbers()).toEqual(numbers(45).slice(25))
  fireEvent.click(screen.getByRole('button', { name: '再看更早的 20 条，还有 25 条' }))
  expect(shownNumbers()).toEqual(numbers(45).slice(5))
})

test.each([
  ['the text at the end of the list', {}, '没有更多了'],
  ['the text above the earliest entry', { fromEnd: true } as const, '没有更早的了'],
])('the last tap on the button of a list moves the focus to %s', async (_where, order, said) => {
  render(
    <CollapsedList items={numbers(25)} {...order}>
      {list}
    </CollapsedList>,
  )
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  expect(screen.getByText(said)).toHaveFocus()
})

test('if a list becomes shorter, the focus does not move', () => {
  const page = (count: number) => (
    <>
      <input aria-label="备注" />
      <CollapsedList items={numbers(count)}>{list}</CollapsedList>
    </>
  )
  const { rerender } = render(page(45))
  fireEvent.click(screen.getByRole('button'))
  screen.getByLabelText('备注').focus()
  rerender(page(30))
  expect(screen.getByText('没有更多了')).toBeInTheDocument()
  expect(screen.getByLabelText('备注')).toHaveFocus()
})
