import { type ReactNode, type TouchEvent, useRef, useState } from 'react'
import { isPull, PULL_PX, pullShown, type PullState, pullText } from './pull-rules.ts'
import './pull-refresh.css'

interface PullRefreshProps {
  onRefresh: () => Promise<unknown>
  children: ReactNode
}

interface Start {
  x: number
  y: number
}

/** Pull to refresh. It only observes the touch and never calls `preventDefault`, so the browser scrolls as usual. */
export function PullRefresh({ onRefresh, children }: PullRefreshProps) {
  const start = useRef<Start | null>(null)
  const [shown, setShown] = useState(0)
  const [state, setState] = useState<PullState>('idle')
  const rest = () => {
    start.current = null
    setShown(0)
    setState('idle')
  }
  const down = ({ touches }: TouchEvent) => {
    const touch = touches[0]
    const free = state !== 'busy' && touches.length === 1 && window.scrollY <= 0
    start.current = free && touch ? { x: touch.clientX, y: touch.clientY } : null
  }
  const move = ({ touches }: TouchEvent) => {
    const touch = touches[0]
    if (!start.current || !touch) return
    const dy = touch.clientY - start.current.y
    if (touches.length > 1 || window.scrollY > 0 || !isPull(touch.clientX - start.current.x, dy)) return rest()
    setShown(pullShown(dy))
    setState(dy >= PULL_PX ? 'ready' : 'pull')
  }
  const up = () => {
    if (state !== 'ready') return state === 'busy' ? undefined : rest()
    start.current = null
    setShown(pullShown(PULL_PX))
    setState('busy')
    void onRefresh()
      .catch(() => undefined)
      .finally(rest)
  }
  return (
    <div className="pull" onTouchStart={down} onTouchMove={move} onTouchEnd={up} onTouchCancel={up}>
      <div className="pull-sign" style={{ height: shown }} role="status">
        {pullText[state]}
      </div>
      {children}
    </div>
  )
}
