import type { ReactNode } from 'react'
import './switch-row.css'

interface SwitchRowProps {
  label: ReactNode
  on: boolean
  busy: boolean
  onPress: () => void
}

/** A switch whose state is the server's: it moves when the answer has come, never before. */
export function SwitchRow({ label, on, busy, onPress }: SwitchRowProps) {
  return (
    <button
      type="button"
      className="kin-switch-row"
      role="switch"
      aria-checked={on}
      aria-busy={busy || undefined}
      disabled={busy}
      onClick={onPress}
    >
      <span className="kin-switch-label">{label}</span>
      <span className="kin-switch-state" aria-hidden="true">
        {on ? '已打开' : '已关闭'}
      </span>
      <span className="kin-switch" />
    </button>
  )
}
