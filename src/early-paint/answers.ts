import type { EarlyAnswer, EarlyAnswers } from '#/shared/api/early-answers.ts'
import type { EarlyCall } from './calls.ts'
import { nextPaint } from './page.ts'
import { readCachedAnswers } from './stored.ts'

interface PendingAnswer extends EarlyAnswers {
  call: EarlyCall
  key: string
}

/**
 * Sends one call. Only a reply that the app could use is returned; after a failure the app sends the call itself and
 * shows the error.
 */
async function sendCall(origin: string, { method, path, body }: EarlyCall): Promise<EarlyAnswer | null> {
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
 * the token. If the app shows the cached answer until the new one arrives, the call waits for the next paint: sending it
 * would keep a slow phone from painting that answer.
 */
export function startCalls(calls: readonly EarlyCall[], origin: string, release: string, signedIn: () => boolean) {
  const cache = readCachedAnswers(release)
  const sent = calls.map((call): PendingAnswer => {
    const entry = cache.find(({ name }) => name === call.name)
    const send = () => sendCall(origin, call)
    const isPublic = call.anonymous || !signedIn()
    const reply = !isPublic ? Promise.resolve(null) : entry && call.shown ? nextPaint().then(send) : send()
    const one: PendingAnswer = {
      call,
      key: isPublic ? `${call.method} ${origin}${call.path} ${call.body || ''}` : '',
      ready: null,
      cached: entry ? entry.answer : null,
      fresh: reply.then((answer) => (one.ready = answer)),
    }
    return one
  })
  return {
    /** The source of the early paint: first the answers of an earlier visit, then the answers of this visit. */
    sent,
    /** Returns an answer, once. An answer of an earlier visit is included only where the app may show it. */
    takeAnswer: (key: string, anonymous: boolean): EarlyAnswers | undefined => {
      for (const one of sent)
        if (one.key === key && !one.call.anonymous === !anonymous) {
          one.key = ''
          return one.call.shown ? one : { ...one, cached: null }
        }
      return undefined
    },
  }
}
