import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type ButtonKind, buttonClass } from './Button.tsx'

type LinkButtonProps = {
  children: ReactNode
  kind?: ButtonKind
  block?: boolean
  label?: string
  onPress?: () => void
  /** The caller's class for the layout of the button: its margin or width. */
  className?: string
} & ({ to: string; replace?: boolean } | { href: string; download?: string; rel?: string })

/** A link that looks like a button: to an address of the app, or with `href` to anything else. */
export function LinkButton({ children, kind, block, label, onPress, className, ...target }: LinkButtonProps) {
  const common = { className: buttonClass(kind, block, className), 'aria-label': label, onClick: onPress }
  if ('to' in target)
    return (
      <Link {...common} {...target}>
        {children}
      </Link>
    )
  return (
    <a {...common} {...target}>
      {children}
    </a>
  )
}
