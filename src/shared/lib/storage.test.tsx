import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { clearStored, storageWorks, storedValue } from './storage.ts'

const Point = z.object({ x: z.number() })
const ZERO = { x: 0 }

const spies: { mockRestore: () => void }[] = []

afterEach(() => {
  for (const spy of spies.splice(0)) spy.mockRestore()
  clearStored()
})

const deny = () => {
  throw new DOMException('no', 'SecurityError')
}

test.each([
  ['local', localStorage],
  ['session', sessionStorage],
] as const)('a value is stored in the %s area with the app’s prefix', (area, store) => {
  const place = storedValue(area, 'point', Point, ZERO)
  expect(place.read()).toEqual(ZERO)
  place.write({ x: 7 })
  expect(store.getItem('app:point')).toBe('{"x":7}')
  expect([localStorage.length, sessionStorage.length]).toEqual(area === 'local' ? [1, 0] : [0, 1])
  expect(place.read()).toEqual({ x: 7 })
  place.remove()
  expect(store.length).toBe(0)
  expect(place.read()).toEqual(ZERO)
})

test.each(['{"x":', '', 'null', '{"x":"7"}', '[]', '7'])(
  'the stored value %j is replaced by the fallback when it is read',
  (text) => {
    localStorage.setItem('app:point', text)
    expect(storedValue('local', 'point', Point, ZERO).read()).toEqual(ZERO)
  },
)

test('if no value is stored, the fallback is returned, even if null would be a valid value', () => {
  const place = storedValue('local', 'point', z.nullable(Point), ZERO)
  expect(place.read()).toEqual(ZERO)
  place.write(null)
  expect(place.read()).toBeNull()
})

test('[LOGIN-041] an exact key is stored without the prefix, and its text without quotes', () => {
  const code = storedValue('session', 'invitationCode', z.string(), '', { exact: true })
  code.write('ABC')
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ invitationCode: 'ABC' })
  expect(code.read()).toBe('ABC')
})

test('a text with any other key is stored as JSON', () => {
  storedValue('local', 'word', z.string(), '').write('7')
  expect(localStorage.getItem('app:word')).toBe('"7"')
  expect(storedValue('local', 'word', z.string(), '').read()).toBe('7')
})

test('a value of an exact key that is not a text is stored as JSON', () => {
  const point = storedValue('local', 'exact-point', Point, ZERO, { exact: true })
  point.write({ x: 3 })
  expect(localStorage.getItem('exact-point')).toBe('{"x":3}')
  expect(point.read()).toEqual({ x: 3 })
})

test('[LOGIN-025] clearing removes only the app’s own keys in both areas, except the keys to keep', () => {
  storedValue('local', 'a', Point, ZERO).write({ x: 1 })
  storedValue('session', 'b', Point, ZERO).write({ x: 2 })
  storedValue('session', 'channel', z.string(), '', { exact: true }).write('C9')
  storedValue('local', 'kept', Point, ZERO).write({ x: 4 })
  storedValue('session', 'keptExact', z.string(), '', { exact: true }).write('K')
  localStorage.setItem('other', 'stranger')
  // An older version of the app has stored this key, which the current version does not know.
  localStorage.setItem('app:older', '1')
  clearStored(['kept', 'keptExact'])
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ 'app:kept': '{"x":4}', other: 'stranger' })
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({ keptExact: 'K' })
  clearStored()
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ other: 'stranger' })
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({})
})

test('if the storage is full, values are kept in memory until they can be stored', () => {
  const place = storedValue('local', 'point', Point, ZERO)
  place.write({ x: 1 })
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(place.write({ x: 2 })).toBe(false)
  expect(localStorage.getItem('app:point')).toBe('{"x":1}')
  expect(place.read()).toEqual({ x: 2 })
  full.mockRestore()
  expect(place.write({ x: 3 })).toBe(true)
  expect(localStorage.getItem('app:point')).toBe('{"x":3}')
  localStorage.setItem('app:point', '{"x":4}')
  expect(place.read()).toEqual({ x: 4 })
})

test('a storage that throws is read as empty, and removing a key does not throw', () => {
  spies.push(vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny))
  spies.push(vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(deny))
  const place = storedValue('local', 'point', Point, ZERO)
  expect(place.read()).toEqual(ZERO)
  expect(() => place.remove()).not.toThrow()
})

test('a forbidden storage is replaced by memory, which can also be cleared', () => {
  spies.push(vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny))
  spies.push(vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(deny))
  const [local, session, kept] = [
    storedValue('local', 'p', Point, ZERO),
    storedValue('session', 'p', Point, ZERO),
    storedValue('session', 'k', Point, ZERO),
  ]
  local.write({ x: 1 })
  session.write({ x: 2 })
  kept.write({ x: 3 })
  expect([local.read(), session.read()]).toEqual([{ x: 1 }, { x: 2 }])
  local.remove()
  expect([local.read(), session.read()]).toEqual([ZERO, { x: 2 }])
  clearStored(['k'])
  expect([session.read(), kept.read()]).toEqual([ZERO, { x: 3 }])
  clearStored()
  expect(kept.read()).toEqual(ZERO)
})

test.each(['local', 'session'] as const)(
  'the test whether the storage area %s can be used leaves no key in this area',
  (area) => {
    const sets = vi.spyOn(Storage.prototype, 'setItem')
    spies.push(sets)
    expect(storageWorks(area)).toBe(true)
    expect(sets.mock.calls.map(([key]) => key)).toEqual(['app:probe'])
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  },
)

test('a storage area that is forbidden, missing or stores nothing is reported as not usable', () => {
  const reads = vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null)
  expect(storageWorks('session')).toBe(false)
  reads.mockRestore()
  const area = vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny)
  spies.push(area)
  expect([storageWorks('local'), storageWorks('session')]).toEqual([false, true])
  area.mockReturnValue(null as never)
  expect(storageWorks('local')).toBe(false)
  storedValue('local', 'point', Point, ZERO).write({ x: 1 })
  expect(storedValue('local', 'point', Point, ZERO).read()).toEqual({ x: 1 })
})
