import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { randomKey } from '../random-key.ts'
import { stored } from '../storage.ts'

const keys = stored<Record<string, string>>('session', 'once-keys', z.record(z.string(), z.string()), {})

/**
 * The idempotency key of one action. It stays the same until it is cleared, also over a reload, so that
 * sending the same action twice has one effect.
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
 * Actions under one name exclude each other: starting one drops the keys of the others, so that none of them is
 * replayed later.
 */
export function clearExclusiveGroup(name: string, intent?: string): void {
  const kept = Object.entries(keys.read()).filter(([entry]) => entry === intent || !entry.startsWith(`${name} `))
  keys.write(Object.fromEntries(kept))
}

/** The action is done; the next one like it gets a new key. */
export function clearIdempotencyKey(intent: string): void {
  const { [intent]: _spent, ...rest } = keys.read()
  keys.write(rest)
}

/**
 * Runs one action at a time: taps while it runs are ignored, even in the same frame. After the action has led to
 * another screen, further taps are ignored although this screen may stay visible for a moment. A kept-alive screen
 * accepts taps again once it is shown again.
 */
export function useOneAtATime<A extends unknown[]>(
  action: (...given: A) => Promise<void>,
): { run: (...given: A) => void; busy: boolean } {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  /** Where the last action that has ended was started. */
  const [ended, setEnded] = useState<{ at: string } | null>(null)
  // Once the end is drawn: what the action has refetched or closed is drawn with it, and until then the old button must
  // not work again. A kept-alive screen runs its effects again each time it is shown.
  useEffect(() => {
    running.current = ended !== null && window.location.pathname !== ended.at
  }, [ended])
  const run = (...given: A) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    const { pathname } = window.location
    // What the action has refetched is told to its readers one task later.
    void action(...given).finally(() =>
      setTimeout(() => {
        setBusy(false)
        setEnded({ at: pathname })
      }),
    )
  }
  return { run, busy }
}
