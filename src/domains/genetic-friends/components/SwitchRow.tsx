import { type MouseEvent, type ReactNode, useRef } from 'react'
import '#/shared/form/switch.css'
import './switch-row.css'

/** Presses less than this many ms apart count as one, so that an impatient thumb does not undo its own press. */
const SERIES_MS = 600

interface SwitchRowProps {
  label: ReactNode
  on: boolean
  busy: boolean
  onPress: () => void
}

/** A switch that shows the server's state: it moves only when the reply has arrived. */
export function SwitchRow({ label, on, busy, onPress }: SwitchRowProps) {
  const last = useRef(Number.NEGATIVE_INFINITY)
  const press = ({ timeStamp }: MouseEvent) => {
    const goesOn = timeStamp - last.current < SERIES_MS
    last.current = timeStamp
    if (!goesOn && !busy) onPress()
  }
  return (
    // The switch is not disabled while busy, so that repeated presses count as one and the focus stays.
    <button
      type="button"
      className="kin-switch-row"
      role="switch"
      aria-checked={on}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <span className="kin-switch-label">{label}</span>
      <span className="kin-switch-state" aria-hidden="true">
        {on ? '已打开' : '已关闭'}
      </span>
      <span className="switch" />
    </button>
  )
}
