/**
 * Polyfills that libraries need and browsers of 2020 lack: React Router uses `at`, pdf.js uses all of them (ADR 015).
 * They load first, in the app, on the PDF viewer's page and in its worker.
 */

type Method = (this: never, ...inputs: never[]) => unknown

/** Adds a missing method as non-enumerable, as a built-in would be. */
function add(owner: object, name: string, value: Method): void {
  if (name in owner) return
  Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}

function at(this: ArrayLike<unknown>, index: number): unknown {
  const whole = Math.trunc(index) || 0
  return this[whole < 0 ? this.length + whole : whole]
}

function findLast(this: unknown[], test: (item: unknown, index: number, all: unknown[]) => unknown): unknown {
  for (let index = this.length - 1; index >= 0; index -= 1) if (test(this[index], index, this)) return this[index]
  return undefined
}

function withResolvers(this: PromiseConstructor) {
  const settled: Partial<Record<'resolve' | 'reject', (value: unknown) => void>> = {}
  const promise = new this<unknown>((resolve, reject) => Object.assign(settled, { resolve, reject }))
  return { promise, ...settled }
}

function transfer(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
  const copy = new Uint8Array(length)
  copy.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)))
  return copy.buffer
}

/** A structured clone of plain data only; pdf.js needs no more. */
function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof ArrayBuffer) return value.slice(0)
  if (ArrayBuffer.isView(value)) return 'slice' in value ? (value as Uint8Array).slice() : value
  if (Array.isArray(value)) return value.map(clone)
  if (value instanceof Map) return new Map([...value].map(([key, held]) => [clone(key), clone(held)]))
  if (value instanceof Set) return new Set([...value].map(clone))
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, clone(held)]))
}

/** Installs the polyfills that this browser lacks. */
export function fillGaps(): void {
  const typed = Object.getPrototypeOf(Uint8Array.prototype) as object
  for (const owner of [Array.prototype, String.prototype, typed]) add(owner, 'at', at)
  add(Array.prototype, 'findLast', findLast)
  add(Object, 'hasOwn', (owner: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(owner, key))
  add(Promise, 'withResolvers', withResolvers)
  for (const name of ['transfer', 'transferToFixedLength']) add(ArrayBuffer.prototype, name, transfer)
  add(globalThis, 'structuredClone', clone)
}

fillGaps()
