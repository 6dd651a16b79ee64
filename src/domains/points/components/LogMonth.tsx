import { useId } from 'react'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { formatDate } from '#/shared/lib/time/date.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { ChevronDownIcon } from '#/shared/ui/icons.tsx'
import { monthLabel } from '#/shared/lib/time/calendar.ts'
import { UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import type { PointsLog, PointsMonthGroup } from '../model.ts'
import { changeText, changeTitle, monthSums } from '../rules.ts'
import './points.css'

function LogRow({ row }: { row: PointsLog }) {
  const text = changeText(row)
  const gained = text.startsWith('+')
  return (
    <li className="points-log">
      <span>
        {changeTitle(row)}
        <span className="muted">
          <time>{formatDate(row.createdDate, 'minute')}</time>
        </span>
      </span>
      <strong className={gained ? 'points-gain' : undefined}>{text}</strong>
    </li>
  )
}

interface LogMonthProps {
  group: PointsMonthGroup
  /** Whether the sums are known, which requires that all changes have a month. */
  summed: boolean
  open: boolean
  onTurn: () => void
}

/** The changes of one month under a heading that expands and collapses them (PTS-007). */
export function LogMonth({ group, summed, open, onTurn }: LogMonthProps) {
  const id = useId()
  const { gained, spent } = monthSums(group.items)
  return (
    <section className="card points-month">
      <h2>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={onTurn}>
          <span>
            <span>{monthLabel(group.month) || UNKNOWN_TIME}</span>
            <span className="muted">
              <WhenAllRead>{summed && group.items.length > 0 && `获得${gained}，使用${spent}`}</WhenAllRead>
            </span>
          </span>
          <ChevronDownIcon size={22} />
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {open && (
          <CollapsedList items={group.items}>
            {(shown) => (
              <ul>
                {keyed(shown, ({ id }) => id).map(([key, row]) => (
                  <LogRow key={key} row={row} />
                ))}
                {shown.length === 0 && (
                  <WhenAllRead>
                    <li className="points-log muted">没有查到这个月的记录</li>
                  </WhenAllRead>
                )}
              </ul>
            )}
          </CollapsedList>
        )}
      </div>
    </section>
  )
}
