import { useEffect, useState } from 'react'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { Button } from './Button.tsx'
import { pageState } from '#/shared/lib/page-load/page-state.ts'
import './skeleton.css'

/** After this many ms of waiting, a message shows that loading continues. */
const SLOW_MS = 8000
/**
 * Skeletons less than this many ms apart count as one wait, because the app, the screen and a part of the screen show
 * their skeletons one after another.
 */
const PAUSE_MS = 500

/**
 * When the current wait began and, if no skeleton is shown, when the last skeleton was removed; in ms of
 * `performance.now()`.
 */
const waitState = pageState(() => ({ began: 0, ended: Number.NEGATIVE_INFINITY, shown: 0 }))

function begin(): number {
  const wait = waitState.current
  const now = performance.now()
  if (wait.shown === 0 && now - wait.ended > PAUSE_MS) wait.began = now
  wait.shown += 1
  return Math.max(0, wait.began + SLOW_MS - now)
}

function end(): void {
  waitState.current.shown -= 1
  waitState.current.ended = performance.now()
}

/**
 * Shows a message when loading takes long. Rendered inside the live region of a skeleton.
 * @param first whether this is the first screen after the start: nothing was typed yet, so the message may offer a
 * reload.
 */
export function SlowNotice({ first }: { first?: boolean | undefined }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), begin())
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [])
  if (!slow) return null
  return (
    <p className="slow-notice">
      <span>网络有点慢，正在继续加载，请稍候</span>
      {first && (
        <Button kind="text" onPress={() => pageNavigation.reload()}>
          重新加载
        </Button>
      )}
    </p>
  )
}
