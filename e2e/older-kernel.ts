import type { BrowserContext } from '@playwright/test'

/** Takes away what kernels of 2020 (Chrome 86, Safari 14) do not have; runs in pages and, in front of the code, in workers. */
export function forget(): void {
  const drop = (owner: object | undefined, ...names: PropertyKey[]) =>
    names.forEach((name) => owner && Reflect.deleteProperty(owner, name))
  const world = globalThis as unknown as Record<string, { prototype?: object } | undefined>
  const proto = (name: string) => world[name]?.prototype
  const typed = Object.getPrototypeOf(Uint8Array.prototype) as object
  const iterator = Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object
  const arrays = ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with']
  const helpers = ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find']
  const sets = ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']
  drop(Promise, 'withResolvers', 'try')
  drop(Array.prototype, ...arrays)
  drop(typed, ...arrays)
  drop(String.prototype, 'at', 'isWellFormed', 'toWellFormed')
  drop(Array, 'fromAsync')
  drop(Object, 'hasOwn', 'groupBy')
  drop(Map, 'groupBy')
  drop(Map.prototype, 'getOrInsert', 'getOrInsertComputed')
  drop(WeakMap.prototype, 'getOrInsert', 'getOrInsertComputed')
  drop(Set.prototype, ...sets, 'symmetricDifference')
  drop(ArrayBuffer.prototype, 'transfer', 'transferToFixedLength', 'resize')
  drop(Uint8Array, 'fromBase64', 'fromHex')
  drop(Uint8Array.prototype, 'toBase64', 'toHex', 'setFromBase64', 'setFromHex')
  drop(Math, 'sumPrecise')
  drop(world['URL'], 'parse', 'canParse')
  drop(world['AbortSignal'], 'any', 'timeout')
  drop(world['ReadableStream'], 'from')
  drop(proto('ReadableStream'), Symbol.asyncIterator, 'values')
  drop(proto('Crypto'), 'randomUUID')
  drop(proto('CanvasRenderingContext2D'), 'reset', 'roundRect', 'filter', 'createConicGradient', 'letterSpacing')
  drop(iterator, ...helpers)
  drop(globalThis, 'structuredClone', 'Iterator', 'OffscreenCanvas', 'createImageBitmap', 'ImageDecoder', 'WeakRef')
  drop(globalThis, 'FinalizationRegistry', 'DecompressionStream', 'CompressionStream', 'TransformStream', 'scheduler')
  drop(globalThis, 'requestIdleCallback', 'Float16Array', 'navigation', 'Temporal', 'reportError', 'DisposableStack')
}

/** The pages of a context run as on an old kernel; a worker has no init script, so its file gets the lines in front. */
export async function onOldKernel(context: BrowserContext): Promise<void> {
  await context.addInitScript(forget)
  await context.route(/\/assets\/worker-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `(${forget.toString()})();${await response.text()}` })
  })
}
