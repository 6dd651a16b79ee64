import { useEffect, useState } from 'react'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { formatLongCountdown } from '#/shared/lib/time/countdown.ts'
import './price.css'

/** Milliseconds until an instant of the server's clock, updated every second; never below 0. */
export function useTimeLeft(until: number): number {
  const [left, setLeft] = useState(() => Math.max(0, until - serverNow()))
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, until - serverNow()))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}

/** A countdown such as `距结束 02:03:04`; when the time is over, it shows another text. */
export function Countdown({ until, prefix, over }: { until: number; prefix: string; over: string }) {
  const left = useTimeLeft(until)
  return <span className="countdown">{left > 0 ? `${prefix} ${formatLongCountdown(left)}` : over}</span>
}
