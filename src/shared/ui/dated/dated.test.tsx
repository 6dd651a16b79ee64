import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DatedText } from './DatedText.tsx'
import { Row } from '../Row.tsx'

const whole = (text: string) => {
  const { container, unmount } = render(<DatedText text={text} />)
  const dates = [...container.querySelectorAll('time')].map((date) => date.textContent)
  expect(container).toHaveTextContent(text)
  unmount()
  return dates
}

// src/styles/base.css keeps `time` on one line: at 320 px with large letters, 2035-05-31 was broken at its hyphens.
test.each([
  ['保障期 2025-06-01 至 2035-05-31', ['2025-06-01', '2035-05-31']],
  ['下单时间 2026-11-19 10:00', ['2026-11-19 10:00']],
  ['申请时间 2026/11/19 10:00', ['2026/11/19 10:00']],
  ['2026-11-21 14:00-15:00', ['2026-11-21 14:00-15:00']],
  ['保单编号 PB-2026-1', []],
])('the dates in the text %s are not broken across lines', (text, dates) => expect(whole(text)).toEqual(dates))

test('the dates in the value of a row are not broken across lines', () => {
  render(<Row label="保障期" value="2025-06-01 至 2035-05-31" />)
  expect(screen.getByText('2035-05-31').tagName).toBe('TIME')
})
