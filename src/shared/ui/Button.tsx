import type { MouseEvent, ReactNode } from 'react'
import './button.css'

export type ButtonKind = 'primary' | 'plain' | 'text' | 'danger' | 'light'

interface ButtonProps {
  children: ReactNode
  onPress?: () => void
  kind?: ButtonKind
  type?: 'button' | 'submit'
  busy?: boolean
  disabled?: boolean
  block?: boolean
  label?: string
  /** The caller's class for the layout of the button: its margin or width. */
  className?: string
}

/** The classes of a button style; LinkButton uses them too. */
export const buttonClass = (kind: ButtonKind = 'primary', block?: boolean, place?: string): string =>
  `button button-${kind}${block ? ' button-block' : ''}${place ? ` ${place}` : ''}`

export const Spinner = () => <span className="spinner" aria-hidden="true" />

const ignore = (event: MouseEvent) => event.preventDefault()

/**
 * A button of at least 44 px. While busy it ignores taps, and CSS shows a spinner before its text. A busy button is not
 * disabled, because a disabled button loses the focus.
 */
export function Button({
  children,
  onPress,
  kind,
  type = 'button',
  busy,
  disabled,
  block,
  label,
  className,
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(kind, block, className)}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      aria-label={label}
      onClick={busy ? ignore : onPress}
    >
      {children}
    </button>
  )
}
