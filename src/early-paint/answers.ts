import type { FirstAnswer, FirstTaken } from '#/shared/api/early-answers.ts'
import type { FirstCall } from './calls.ts'
import { readKept } from './kept.ts'

interface PendingAnswer extends FirstTaken {
  call: FirstCall
  key: string
}

/**
 * Sends one call. Only a reply that the app could use is returned; after a failure the app sends the call itself and
 * shows the error.
 */
async function ask(origin: string, { method, path, body }: FirstCall): Promise<FirstAnswer | null> {
  try {
    const response = await fetch(origin + path, {
      method,
      headers: { 'Content-Type': 'application/json', source: 'H5' },
      ...(body && { body }),
    })
    const at = performance.now()
    const headers = Object.fromEntries(response.headers)
    const { status } = response
    const text = await response.text()
    return status === 200 && typeof JSON.parse(text) === 'object' ? { status, text, headers, at } : null
  } catch {
    return null
  }
}

/**
 * Sends the early calls of a first screen. A call with a person's own data is never sent early: the app sends it with
 * the token. Calls that are the same for everybody come first, and do not wait for the storage: its first reading may
 * block the page for 50 ms on a slow phone.
 */
export function startCalls(calls: readonly FirstCall[], origin: string, release: string, signedIn: () => boolean) {
  const asked = calls.map((call): PendingAnswer => {
    const now = call.anonymous || !signedIn()
    const one: PendingAnswer = {
      call,
      key: now ? `${call.method} ${origin}${call.path} ${call.body || ''}` : '',
      here: null,
      kept: null,
      fresh: (now ? ask(origin, call) : Promise.resolve(null)).then((answer) => (one.here = answer)),
    }
    return one
  })
  for (const { name, answer } of readKept(release))
    for (const one of asked) if (one.call.name === name) one.kept = answer
  return {
    /** The source of the early paint: first the answers of an earlier visit, then the answers of this visit. */
    asked,
    /** Returns an answer, once. An answer of an earlier visit is included only where the app may show it. */
    handOver: (key: string, anonymous: boolean): FirstTaken | undefined => {
      for (const one of asked)
        if (one.key === key && !one.call.anonymous === !anonymous) {
          one.key = ''
          return one.call.shown ? one : { ...one, kept: null }
        }
      return undefined
    },
  }
}
