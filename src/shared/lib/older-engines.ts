/**
 * Polyfills for methods that the app and its libraries use and browsers of 2020 lack (ADR 015). They load before all
 * other code. The polyfills that only pdf.js needs are in shared/pdf/older-engines.ts.
 */

type Method = (this: never, ...inputs: never[]) => unknown

/** Adds a missing method as non-enumerable, as a built-in would be. */
export function addMissingMethod(owner: object, name: string, value: Method): void {
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

/** Installs the polyfills that this browser lacks. */
export function installPolyfills(): void {
  const typed = Object.getPrototypeOf(Uint8Array.prototype) as object
  for (const owner of [Array.prototype, String.prototype, typed]) addMissingMethod(owner, 'at', at)
  addMissingMethod(Array.prototype, 'findLast', findLast)
  addMissingMethod(Object, 'hasOwn', (owner: object, key: PropertyKey) =>
    Object.prototype.hasOwnProperty.call(owner, key),
  )
}

installPolyfills()
