import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { randomKey } from '../random-key.ts'
import { storedValue } from '../storage.ts'

const keys = storedValue<Record<string, string>>('session', 'once-keys', z.record(z.string(), z.string()), {})

/**
 * The idempotency key of one intent, kept in the session storage. The key stays the same until it is cleared, even over
 * a reload, so that sending the same action twice has one effect.
 */
export function idempotencyKey(intent: string): string {
  const all = keys.read()
  const known = all[intent]
  if (known) return known
  const key = randomKey()
  keys.write({ ...all, [intent]: key })
  return key
}

/** Whether the action already has a key: it was sent before and may have taken effect. */
export const hasIdempotencyKey = (intent: string): boolean => intent in keys.read()

/**
 * Deletes all keys of the exclusive group `name` except the key of `intent`, so that no other intent is replayed later.
 */
export function clearExclusiveGroup(name: string, intent?: string): void {
  const kept = Object.entries(keys.read()).filter(([entry]) => entry === intent || !entry.startsWith(`${name} `))
  keys.write(Object.fromEntries(kept))
}

/** Deletes the key of a finished action; the next send of the same intent gets a new key. */
export function clearIdempotencyKey(intent: string): void {
  const { [intent]: _spent, ...rest } = keys.read()
  keys.write(rest)
}

/**
 * Runs one action at a time: taps while it runs are ignored, even in the same frame. After the action has navigated
 * away, further taps are ignored while this screen is still drawn. A kept-alive screen accepts taps again when it is
 * shown again.
 */
export function useOneAtATime<A extends unknown[]>(
  action: (...given: A) => Promise<void>,
): { run: (...given: A) => void; busy: boolean } {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  /** The path of the screen on which the last finished action was started. */
  const [ended, setEnded] = useState<{ at: string } | null>(null)
  // Taps are accepted again only after the render that shows the result of the action (refetched data, a closed sheet).
  // Until then, the old button must not start the action again. A kept-alive screen runs its effects again each time it
  // is shown.
  useEffect(() => {
    running.current = ended !== null && window.location.pathname !== ended.at
  }, [ended])
  const run = (...given: A) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    const { pathname } = window.location
    // react-query notifies the readers of refetched data one task later.
    void action(...given).finally(() =>
      setTimeout(() => {
        setBusy(false)
        setEnded({ at: pathname })
      }),
    )
  }
  return { run, busy }
}
