import type { MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps, useNavigate } from 'react-router'
import { clearOpenLayers } from '#/shared/lib/actions/open-layers.ts'
import { stepsBackTo } from '#/shared/lib/actions/history-entries.ts'
import { type ButtonKind, buttonClass } from './Button.tsx'
import { ActionBar } from './Page.tsx'

type LinkButtonProps = {
  children: ReactNode
  kind?: ButtonKind
  block?: boolean
  label?: string
  onPress?: () => void
  /** The caller's class for the layout of the button: its margin or width. */
  className?: string
} & ({ to: string; replace?: boolean } | { href: string; download?: string; rel?: string })

/**
 * A link that replaces its screen. If the previous history entry has the address of the link, the link goes back, so
 * that Back does not show that page twice.
 */
function ReplacingLink({ to, onClick, ...link }: LinkProps & { to: string }) {
  const navigate = useNavigate()
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const steps = stepsBackTo(to)
    if (steps === 0) return
    event.preventDefault()
    clearOpenLayers()
    void navigate(-steps)
  }
  return <Link {...link} to={to} replace onClick={press} />
}

/** A link that looks like a button: to an address of the app or, with `href`, to any other address. */
export function LinkButton({ children, kind, block, label, onPress, className, ...target }: LinkButtonProps) {
  const common = { className: buttonClass(kind, block, className), 'aria-label': label, onClick: onPress }
  if ('to' in target) {
    const To = target.replace ? ReplacingLink : Link
    return (
      <To {...common} {...target}>
        {children}
      </To>
    )
  }
  return (
    <a {...common} {...target}>
      {children}
    </a>
  )
}

/** The bar at the bottom of a screen whose main action is a link. */
export const LinkBar = ({ to, children }: { to: string; children: ReactNode }) => (
  <ActionBar>
    <LinkButton block to={to}>
      {children}
    </LinkButton>
  </ActionBar>
)
