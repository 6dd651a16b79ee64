import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { serverNow } from '#/shared/lib/clock.ts'
import { stored } from '#/shared/lib/storage.ts'
import { SMS_COUNTDOWN_MS } from './rules.ts'

/** When the next code may be asked for, as epoch ms: survives a reload; a clock set forward or back unlocks nothing early. */
const deadlines = {
  login: stored<number>('session', 'sms-until', z.number(), 0),
  contract: stored<number>('session', 'sms-contract-until', z.number(), 0),
} as const

/** What a code is for: each kind has a countdown of its own. */
export type SmsKind = keyof typeof deadlines

/** ms left of a deadline; a deadline too far ahead (a clock that was set back) counts as a full countdown. */
export const leftUntil = (until: number, now: number): number => Math.min(Math.max(0, until - now), SMS_COUNTDOWN_MS)

export interface SmsCountdown {
  /** Whole seconds left; 0 when a code may be asked for. */
  seconds: number
  start: () => void
  reset: () => void
}

/** The countdown of the get-code button (LOGIN-021). */
export function useSmsCountdown(kind: SmsKind = 'login'): SmsCountdown {
  const saved = deadlines[kind]
  const [left, setLeft] = useState(() => leftUntil(saved.read(), serverNow()))
  const running = left > 0
  useEffect(() => {
    if (!running) return undefined
    const timer = setInterval(() => setLeft(leftUntil(saved.read(), serverNow())), 250)
    return () => clearInterval(timer)
  }, [running, saved])
  return {
    seconds: Math.ceil(left / 1000),
    start: () => {
      saved.write(serverNow() + SMS_COUNTDOWN_MS)
      setLeft(SMS_COUNTDOWN_MS)
    },
    reset: () => {
      saved.remove()
      setLeft(0)
    },
  }
}
