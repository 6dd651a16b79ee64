import { addMissingMethod, installPolyfills as fillGapsOfApp } from '../lib/older-engines.ts'

/**
 * Polyfills that pdf.js needs and browsers of 2020 lack (ADR 015). They load first, on the PDF viewer's page and in its
 * worker. The mock backend of the demo clones data with one of them.
 */

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
export function installPolyfills(): void {
  fillGapsOfApp()
  addMissingMethod(Promise, 'withResolvers', withResolvers)
  for (const name of ['transfer', 'transferToFixedLength']) addMissingMethod(ArrayBuffer.prototype, name, transfer)
  addMissingMethod(globalThis, 'structuredClone', clone)
}

installPolyfills()
