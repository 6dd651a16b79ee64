// @chunk kit
import type { ReactNode } from 'react'
import './button.css'

interface ButtonProps {
  children: ReactNode
  onPress?: () => void
  kind?: 'primary' | 'plain' | 'text' | 'danger'
  type?: 'button' | 'submit'
  busy?: boolean
  disabled?: boolean
  block?: boolean
  label?: string
}

/** A button of at least 44 px; while busy it shows that and ignores taps. */
export function Button({
  children,
  onPress,
  kind = 'primary',
  type = 'button',
  busy,
  disabled,
  block,
  label,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`button button-${kind}${block ? ' button-block' : ''}`}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      aria-label={label}
      onClick={onPress}
    >
      {busy && <span className="button-spinner" aria-hidden="true" />}
      {children}
    </button>
  )
}
