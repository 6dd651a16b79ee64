import { expect, test } from 'vitest'
import { periodText } from './period.ts'

const START = Date.parse('2026-11-10T00:00:00+08:00')
const END = Date.parse('2026-12-10T23:59:59+08:00')

test.each([
  [START, END, '2026.11.10 - 2026.12.10'],
  [START, null, '2026.11.10 起有效'],
  [null, END, '2026.12.10 前有效'],
  [null, null, '长期有效'],
])('[FMT-009] the period from %s to %s is shown as %s', (startTime, endTime, text) =>
  expect(periodText({ startTime, endTime })).toBe(text),
)
