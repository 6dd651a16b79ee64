import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Message, UnreadCount } from './model.ts'
import { badgeText, newestFirst, unreadIds, withRead } from './rules.ts'

const message = (id: string, createdDate: number | null, read = true) =>
  z.parse(Message, { id, title: id, content: '', read, createdDate })

test.each([
  [0, ''],
  [null, ''],
  [undefined, ''],
  [-1, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('[MISC-006] %s unread messages are shown as "%s"', (unread, text) => expect(badgeText(unread)).toBe(text))

describe('[MISC-006] the number of unread messages in a reply', () => {
  test.each([
    [3, 3],
    ['3', 3],
    [-2, 0],
    [[{ id: 1 }, { id: 2, read: true }, { id: 3, read: false }], 2],
    [[], 0],
    [{ count: 4 }, 4],
    [{ unreadCount: '5' }, 5],
    [{ data: { count: 4 } }, null],
    [{ data: [{ id: 1 }] }, 1],
    [{}, null],
    [null, null],
    ['many', null],
    [1.5, null],
    [true, null],
  ])('is parsed from %j as %s', (reply, count) => expect(z.parse(UnreadCount, reply)).toBe(count))

  test('is a count or null for any reply, and parsing never throws', () => {
    const check = (reply: unknown) => {
      const count = z.parse(UnreadCount, reply)
      expect(count === null || (Number.isSafeInteger(count) && count >= 0)).toBe(true)
    }
    fc.assert(fc.property(fc.jsonValue(), check), { seed: 20_261_123, numRuns: 500 })
  })
})

const NOW = Date.parse('2026-11-20T10:00:00+08:00')

test('messages are sorted newest first, with messages without a time at the end', () => {
  const sorted = newestFirst([message('a', null), message('b', NOW), message('c', NOW + 2000), message('d', null)])
  expect(sorted.map(({ id }) => id)).toEqual(['c', 'b', 'a', 'd'])
})

test('[WAL-010] reading one message leaves the other messages unread', () => {
  const loaded = { pages: [{ items: [message('a', 1, false), message('b', 2, false)] }] }
  expect(unreadIds(loaded)).toEqual(['a', 'b'])
  expect(unreadIds(withRead(loaded, 'a'))).toEqual(['b'])
  expect(unreadIds(withRead(loaded, 'x'))).toEqual(['a', 'b'])
})

test('[WAL-010] a message without a readable flag counts as read, and the flag can be sent as text', () => {
  expect(z.parse(Message, { id: 'a' })).toMatchObject({ read: true, title: '通知' })
  expect(z.parse(Message, { id: 'a', read: 'soon' }).read).toBe(true)
  expect(z.parse(Message, { id: 'a', read: 'false' }).read).toBe(false)
})
