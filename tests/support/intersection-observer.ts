import { vi } from 'vitest'

/** Simulates an IntersectionObserver for which every element is visible, until `vi.unstubAllGlobals`. */
export function stubIntersectionObserver(): void {
  const OriginalObserver = globalThis.IntersectionObserver
  class AlwaysIntersecting extends OriginalObserver {
    readonly #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      super(tell)
      this.#tell = tell
    }
    override observe(): void {
      queueMicrotask(() => this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this))
    }
  }
  vi.stubGlobal('IntersectionObserver', AlwaysIntersecting)
}
