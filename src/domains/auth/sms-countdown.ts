import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { pageState } from '#/shared/lib/page-load/page-state.ts'
import { storedValue } from '#/shared/lib/storage.ts'
import { SMS_COUNTDOWN_MS } from './rules.ts'

/** When the next code may be requested: epoch ms by the phone's clock, so that it survives a reload. */
const deadlines = {
  login: storedValue<number>('session', 'sms-until', z.number(), 0),
  contract: storedValue<number>('session', 'sms-contract-until', z.number(), 0),
} as const

export type SmsKind = keyof typeof deadlines

/** Remaining ms; a deadline too far ahead (the clock was set back) counts as a full countdown. */
export const leftUntil = (until: number, now: number): number => Math.min(Math.max(0, until - now), SMS_COUNTDOWN_MS)

/** The deadline by `performance.now()`: changing the phone's clock does not end the countdown of an open page. */
const running = pageState(() => new Map<SmsKind, { saved: number; until: number }>())

function msLeft(kind: SmsKind): number {
  const saved = deadlines[kind].read()
  const here = running.current.get(kind)
  return here?.saved === saved ? leftUntil(here.until, performance.now()) : leftUntil(saved, Date.now())
}

export interface SmsCountdown {
  /** Whole seconds left; 0 when a code may be requested. */
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
      running.current.set(kind, { saved, until: performance.now() + SMS_COUNTDOWN_MS })
      deadlines[kind].write(saved)
      setLeft(SMS_COUNTDOWN_MS)
    },
    reset: () => {
      running.current.delete(kind)
      deadlines[kind].remove()
      setLeft(0)
    },
  }
}
