import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { stored } from '#/shared/lib/storage.ts'
import { SMS_COUNTDOWN_MS } from './rules.ts'

/** When the next code may be asked for, as epoch ms by the phone's clock, which a reload does not change. */
const deadlines = {
  login: stored<number>('session', 'sms-until', z.number(), 0),
  contract: stored<number>('session', 'sms-contract-until', z.number(), 0),
} as const

/** What a code is for: each kind has a countdown of its own. */
export type SmsKind = keyof typeof deadlines

/** ms left of a deadline; a deadline too far ahead (a clock that was set back) counts as a full countdown. */
export const leftUntil = (until: number, now: number): number => Math.min(Math.max(0, until - now), SMS_COUNTDOWN_MS)

/** The same by the page's own clock: while the page is open, a clock set forward or back unlocks nothing early. */
const running = new Map<SmsKind, { saved: number; until: number }>()

function msLeft(kind: SmsKind): number {
  const saved = deadlines[kind].read()
  const here = running.get(kind)
  return here?.saved === saved ? leftUntil(here.until, performance.now()) : leftUntil(saved, Date.now())
}

export interface SmsCountdown {
  /** Whole seconds left; 0 when a code may be asked for. */
  seconds: number
  start: () => void
  reset: () => void
}

/** The countdown of the get-code button (LOGIN-021). */
export function useSmsCountdown(kind: SmsKind = 'login'): SmsCountdown {
  const [left, setLeft] = useState(() => msLeft(kind))
  const counting = left > 0
  useEffect(() => {
    if (!counting) return undefined
    const timer = setInterval(() => setLeft(msLeft(kind)), 250)
    return () => clearInterval(timer)
  }, [counting, kind])
  return {
    seconds: Math.ceil(left / 1000),
    start: () => {
      const saved = Date.now() + SMS_COUNTDOWN_MS
      running.set(kind, { saved, until: performance.now() + SMS_COUNTDOWN_MS })
      deadlines[kind].write(saved)
      setLeft(SMS_COUNTDOWN_MS)
    },
    reset: () => {
      running.delete(kind)
      deadlines[kind].remove()
      setLeft(0)
    },
  }
}
