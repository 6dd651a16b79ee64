import { pageState } from '#/shared/lib/page-load/page-state.ts'

/**
 * The answers to the early calls, which the script in index.html (src/early-paint) sends before the app starts. The
 * script sends exactly the requests that the app would send without a token. Each answer is used once, by the call that
 * would send the same request.
 */

export interface EarlyAnswer {
  status: number
  text: string
  headers: Record<string, string>
  /** `performance.now()` at which the answer arrived. */
  at: number
}

export interface EarlyAnswers {
  /** The pending answer; null when the call failed or its answer is unusable. */
  fresh: Promise<EarlyAnswer | null>
  /** The answer, if it has already arrived. */
  ready: EarlyAnswer | null
  /** The answer of an earlier visit, from the device cache. */
  cached: EarlyAnswer | null
}

export interface EarlyPaint {
  /** Resolves when the first picture is painted, or when there is no picture. Never rejects. */
  painted: Promise<unknown>
  /**
   * Returns the early answer to this call, once. `anonymous` means that the call is sent without a token even while
   * signed in.
   */
  takeAnswer: (key: string, anonymous: boolean) => EarlyAnswers | undefined
  /** The release that sent the calls. */
  release: string
  /** The calls; the app caches the answers to calls with a name on the device, for the next visit. */
  calls: readonly { call: { name?: string }; fresh: Promise<EarlyAnswer | null> }[]
  /** Called when the app has drawn a screen, or a message instead of the screen. */
  drawn: () => void
}

declare global {
  interface Window {
    earlyPaint?: EarlyPaint
  }
}

export interface EarlyResult {
  answer: EarlyAnswer
  /** Set only for an answer from the device cache; settles when the answer of this visit has arrived. */
  renewed?: Promise<unknown>
}

/** Fresh answers for the second request of a call whose first request was answered from the device cache. */
const freshAnswers = pageState(() => new Map<string, Promise<EarlyAnswer | null>>())

/**
 * The early answer to a call that sends no token. Null, or a promise of null, if there is no early answer and the app
 * must send the call.
 * @param key method, address and body of the request.
 * @param anonymous the call never sends a token.
 */
export function takeEarlyAnswer(key: string, anonymous: boolean): Promise<EarlyResult | null> | null {
  const fresh = (answer: EarlyAnswer | null) => answer && { answer }
  const again = freshAnswers.current.get(key)
  if (again) {
    freshAnswers.current.delete(key)
    return again.then(fresh)
  }
  const taken = window.earlyPaint?.takeAnswer(key, anonymous)
  if (!taken) return null
  if (taken.ready || !taken.cached) return taken.fresh.then(fresh)
  freshAnswers.current.set(key, taken.fresh)
  return Promise.resolve({ answer: taken.cached, renewed: taken.fresh })
}
