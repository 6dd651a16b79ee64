import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { randomKey } from './random-key.ts'
import { stored } from './storage.ts'

const keys = stored<Record<string, string>>('session', 'once-keys', z.record(z.string(), z.string()), {})

/**
 * The key of one intent: the same until it is spent, also over a reload, so that a second send of the same intent
 * has no second effect.
 */
export function onceKey(intent: string): string {
  const all = keys.read()
  const known = all[intent]
  if (known) return known
  const key = randomKey()
  keys.write({ ...all, [intent]: key })
  return key
}

/** Whether an intent has its key: it was sent before, and perhaps took effect. */
export const hasOnceKey = (intent: string): boolean => intent in keys.read()

/** Intents under one name shut each other out: beginning one gives the others up, so none of them is replayed later. */
export function giveUpOthers(name: string, intent?: string): void {
  const kept = Object.entries(keys.read()).filter(([entry]) => entry === intent || !entry.startsWith(`${name} `))
  keys.write(Object.fromEntries(kept))
}

/** The intent is done: the next one like it is another. */
export function spendOnceKey(intent: string): void {
  const { [intent]: _spent, ...rest } = keys.read()
  keys.write(rest)
}

/**
 * Runs one at a time: further taps while it runs are ignored, even those in the same frame. When the action has led to
 * another screen, this one takes no more taps, although it may be drawn for a moment longer; a kept screen takes them
 * again once it is shown again.
 */
export function useOneAtATime<A extends unknown[]>(
  action: (...given: A) => Promise<void>,
): { run: (...given: A) => void; busy: boolean } {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  // A kept screen runs its effects again each time it is shown.
  useEffect(() => void (running.current = false), [])
  const run = (...given: A) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    const { pathname } = window.location
    void action(...given).finally(() => {
      setBusy(false)
      running.current = window.location.pathname !== pathname
    })
  }
  return { run, busy }
}
