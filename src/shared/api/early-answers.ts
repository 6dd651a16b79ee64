import { pageState } from '#/shared/lib/page-load/page-state.ts'

/**
 * The answers to the early calls, which the script in index.html (src/early-paint) sends before the app starts. The
 * script sends exactly the requests that the app would send without a token. Each answer is used once, by the call that
 * would send the same request.
 */

export interface FirstAnswer {
  status: number
  text: string
  headers: Record<string, string>
  /** `performance.now()` at which the answer arrived. */
  at: number
}

export interface FirstTaken {
  /** The pending answer; null when the call failed or its answer is unusable. */
  fresh: Promise<FirstAnswer | null>
  /** The answer, if it has already arrived. */
  here: FirstAnswer | null
  /** The answer of an earlier visit, from the device cache. */
  kept: FirstAnswer | null
}

export interface First {
  /** Resolves when the first picture is painted, or when there is no picture. Never rejects. */
  painted: Promise<unknown>
  /**
   * Returns the early answer to this call, once. `anonymous` means that the call is sent without a token even while
   * signed in.
   */
  handOver: (key: string, anonymous: boolean) => FirstTaken | undefined
  /** The release that sent the calls. */
  release: string
  /** The calls; the app caches the answers to calls with a name on the device, for the next visit. */
  asked: readonly { call: { name?: string }; fresh: Promise<FirstAnswer | null> }[]
  /** Called when the app has drawn a screen, or a message instead of the screen. */
  drawn: () => void
}

declare global {
  interface Window {
    earlyPaint?: First
  }
}

export interface TakenAnswer {
  answer: FirstAnswer
  /** Set only for an answer from the device cache; settles when the answer of this visit has arrived. */
  renewed?: Promise<unknown>
}

/** Fresh answers for the second request of a call whose first request was answered from the device cache. */
const renewing = pageState(() => new Map<string, Promise<FirstAnswer | null>>())

/**
 * The early answer to a call that sends no token. Null, or a promise of null, if there is no early answer and the app
 * must send the call.
 * @param key method, address and body of the request.
 * @param anonymous the call never sends a token.
 */
export function firstAnswer(key: string, anonymous: boolean): Promise<TakenAnswer | null> | null {
  const fresh = (answer: FirstAnswer | null) => answer && { answer }
  const again = renewing.current.get(key)
  if (again) {
    renewing.current.delete(key)
    return again.then(fresh)
  }
  const taken = window.earlyPaint?.handOver(key, anonymous)
  if (!taken) return null
  if (taken.here || !taken.kept) return taken.fresh.then(fresh)
  renewing.current.set(key, taken.fresh)
  return Promise.resolve({ answer: taken.kept, renewed: taken.fresh })
}
