import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import type { Entry, Heading, Row } from '../rules.ts'
import './wallet.css'

/** The sum of a month or year; left out while it is unknown, or if some entries could not be read (WAL-007). */
function Sum({ sum }: Pick<Heading, 'sum'>) {
  return sum === null ? null : (
    <WhenAllRead>
      <span className="wallet-sum">{`合计 ${formatMoney(sum)}`}</span>
    </WhenAllRead>
  )
}

interface HistoryRowProps {
  row: Row<Entry>
  title: string
  note?: ReactNode
  /** Shows the sign of the amount, in a list of income and spending. */
  signed?: boolean
  /** The address of the entry's details; null if the server sends no id. */
  to: string | null
}

const amountText = (amount: number | null, signed = false): string =>
  `${signed && amount !== null && amount > 0 ? '+' : ''}${formatMoney(amount)}`

/** One entry of the wallet; if it is the first of its year or month, the heading is above it. */
export function HistoryRow({ row: { entry, month, year }, title, note, signed, to }: HistoryRowProps) {
  const content = (
    <>
      <span className="wallet-entry-text">
        {title}
        {note && <span className="muted">{note}</span>}
        <span className="muted">
          {typeof entry.time === 'number' ? <time>{formatDate(entry.time, 'minute')}</time> : UNKNOWN_TIME}
        </span>
      </span>
      <strong>{amountText(entry.amount, signed)}</strong>
    </>
  )
  return (
    <>
      {year && (
        <h2 className="wallet-year">
          {year.label} <Sum sum={year.sum} />
        </h2>
      )}
      {month && (
        <h3 className="wallet-month">
          {month.label} <Sum sum={month.sum} />
        </h3>
      )}
      {to ? (
        <Link className="wallet-entry" to={to}>
          {content}
        </Link>
      ) : (
        <div className="wallet-entry">{content}</div>
      )}
    </>
  )
}
