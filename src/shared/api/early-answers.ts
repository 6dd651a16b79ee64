import { documentState } from '#/shared/lib/document/document-state.ts'

/**
 * The answers that the script in index.html (src/early-paint) has asked for before the app was there. It has sent exactly
 * what the app would send without a token, so each answer is taken once, by the call that asks for the same.
 */

export interface FirstAnswer {
  status: number
  text: string
  headers: Record<string, string>
  /** `performance.now()` when it came. */
  at: number
}

export interface FirstTaken {
  /** The answer on its way; null when it failed or could not be used. */
  fresh: Promise<FirstAnswer | null>
  /** The answer, if it is already there. */
  here: FirstAnswer | null
  /** The answer of an earlier visit. */
  kept: FirstAnswer | null
}

export interface First {
  /** Resolves when the first picture is painted, or when there is none to wait for. Never rejects. */
  painted: Promise<unknown>
  /** The answer to this call, once. `anonymous`: the call goes without a token whoever is signed in. */
  handOver: (key: string, anonymous: boolean) => FirstTaken | undefined
  /** The answers that the next visit may show, with the release that asked: the app keeps them when it has time. */
  worth: { release: string; answers: readonly (readonly [name: string, answer: FirstAnswer])[] }
  /** The app has drawn a screen, or a message in its place. */
  drawn: () => void
}

declare global {
  interface Window {
    first?: First
  }
}

export interface TakenAnswer {
  answer: FirstAnswer
  /** For an answer of an earlier visit: settles when the one of this visit is there. */
  renewed?: Promise<unknown>
}

/** Fresh answers that wait for the second request of a call that was first answered from the device. */
const renewing = documentState(() => new Map<string, Promise<FirstAnswer | null>>())

/**
 * The early answer to a call that sends no token; null at once, or in the end, when the call has to be sent.
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
  const taken = window.first?.handOver(key, anonymous)
  if (!taken) return null
  if (taken.here || !taken.kept) return taken.fresh.then(fresh)
  renewing.current.set(key, taken.fresh)
  return Promise.resolve({ answer: taken.kept, renewed: taken.fresh })
}
