import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DatedText } from './dated/DatedText.tsx'
import { ChevronRightIcon } from './icons.tsx'
import './row.css'

interface RowProps {
  label: ReactNode
  value?: ReactNode
  icon?: ReactNode
  to?: string
  onPress?: () => void
  /** The label may take the whole width. */
  wide?: boolean
}

/** One row of a list: a label, its value, and optionally a link or an action. */
export function Row({ label, value, icon, to, onPress, wide }: RowProps) {
  const content = (
    <>
      {icon && <span className="row-icon">{icon}</span>}
      <span className={wide ? 'row-label row-label-wide' : 'row-label'}>{label}</span>
      <span className="row-value">{typeof value === 'string' ? <DatedText text={value} /> : value}</span>
      {(to || onPress) && <ChevronRightIcon size={18} />}
    </>
  )
  if (to)
    return (
      <Link className="row" to={to}>
        {content}
      </Link>
    )
  if (onPress)
    return (
      <button type="button" className="row" onClick={onPress}>
        {content}
      </button>
    )
  return <div className="row">{content}</div>
}
