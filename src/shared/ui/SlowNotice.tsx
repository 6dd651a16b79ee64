import { useEffect, useState } from 'react'

/** A person who has waited this long wants to know that something still happens (ms). */
const SLOW_MS = 8000
/** Skeletons that follow each other within this time are one wait: of the app, the screen, a part of it (ms). */
const PAUSE_MS = 500

/** When the present wait began and, if no skeleton stands, when the last one went; ms of the page's own clock. */
const wait = { began: 0, ended: Number.NEGATIVE_INFINITY, shown: 0 }

function begin(): number {
  const now = performance.now()
  if (wait.shown === 0 && now - wait.ended > PAUSE_MS) wait.began = now
  wait.shown += 1
  return Math.max(0, wait.began + SLOW_MS - now)
}

function end(): void {
  wait.shown -= 1
  wait.ended = performance.now()
}

/** Says so when loading takes long. Stands inside the live region of a skeleton. */
export function SlowNotice() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), begin())
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [])
  return slow ? <p className="slow-notice">网络有点慢，正在继续加载，请稍候</p> : null
}
