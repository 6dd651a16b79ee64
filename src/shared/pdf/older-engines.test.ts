import { afterEach, describe, expect, test } from 'vitest'
import { installPolyfills } from './older-engines.ts'

const taken: (() => void)[] = []
/** Removes a method, as in a browser without it, and restores the method after the test. */
function forget(owner: object, name: string): void {
  const own = Object.getOwnPropertyDescriptor(owner, name)
  if (!own) return
  Reflect.deleteProperty(owner, name)
  taken.push(() => Object.defineProperty(owner, name, own))
}
afterEach(() => taken.splice(0).forEach((restore) => restore()))

const typed = Object.getPrototypeOf(Uint8Array.prototype) as object

describe('polyfills for old browsers', () => {
  test('`at` counts from the start and from the end, and is not enumerable', () => {
    const owners = [Array.prototype, String.prototype, typed]
    for (const owner of owners) forget(owner, 'at')
    expect('at' in Array.prototype).toBe(false)
    installPolyfills()
    expect([1, 2, 3].at(-1)).toBe(3)
    expect([1, 2, 3].at(0)).toBe(1)
    expect([1, 2, 3].at(3)).toBeUndefined()
    expect([1, 2, 3].at(-4)).toBeUndefined()
    expect([1, 2, 3].at(Number.NaN)).toBe(1)
    expect('基因'.at(-1)).toBe('因')
    expect(new Uint8Array([4, 5]).at(-2)).toBe(4)
    expect(owners.map((owner) => Object.prototype.propertyIsEnumerable.call(owner, 'at'))).toEqual([
      false,
      false,
      false,
    ])
  })

  test('findLast returns the last matching element', () => {
    forget(Array.prototype, 'findLast')
    installPolyfills()
    expect([1, 2, 3, 4].findLast((value) => value % 2 === 1)).toBe(3)
    expect([2].findLast((value) => value > 2)).toBeUndefined()
  })

  test('hasOwn finds only an object’s own properties', () => {
    forget(Object, 'hasOwn')
    installPolyfills()
    expect([Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({ a: 1 }, 'toString')]).toEqual([true, false])
  })

  test('Promise.withResolvers returns the promise and its two functions', async () => {
    forget(Promise, 'withResolvers')
    installPolyfills()
    const make = Promise as unknown as {
      withResolvers: () => { promise: Promise<number>; resolve: (n: number) => void; reject: (e: Error) => void }
    }
    const first = make.withResolvers()
    first.resolve(1)
    expect(await first.promise).toBe(1)
    const second = make.withResolvers()
    second.reject(new Error('no'))
    await expect(second.promise).rejects.toThrow('no')
  })

  test('an ArrayBuffer can be copied to another length', () => {
    forget(ArrayBuffer.prototype, 'transferToFixedLength')
    installPolyfills()
    const { buffer } = new Uint8Array([1, 2, 3])
    const cut = buffer as unknown as { transferToFixedLength: (length?: number) => ArrayBuffer }
    expect([...new Uint8Array(cut.transferToFixedLength(2))]).toEqual([1, 2])
    expect([...new Uint8Array(cut.transferToFixedLength(4))]).toEqual([1, 2, 3, 0])
    expect(cut.transferToFixedLength().byteLength).toBe(3)
  })

  test('structuredClone returns an object that shares nothing with the original', () => {
    forget(globalThis, 'structuredClone')
    installPolyfills()
    const data = {
      text: 'a',
      none: null,
      list: [{ deep: 1 }],
      bytes: new Uint8Array([1]),
      buffer: new ArrayBuffer(2),
      map: new Map([['k', [1]]]),
      set: new Set([1]),
    }
    const copy = structuredClone(data)
    expect(copy).toEqual(data)
    copy.list[0] = { deep: 2 }
    copy.bytes[0] = 9
    copy.map.get('k')?.push(2)
    expect([data.list[0]?.deep, data.bytes[0], data.map.get('k')]).toEqual([1, 1, [1]])
  })

  test('an existing method is not replaced', () => {
    const { at } = Array.prototype
    installPolyfills()
    expect(Array.prototype.at).toBe(at)
  })
})
