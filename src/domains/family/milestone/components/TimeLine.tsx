import { useEffect, useRef } from 'react'
import { UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import type { Milestone } from '../model.ts'
import { dayInYear, newestFirst, timeLine, typeLabel, typeOf, type MilestoneType } from '../rules.ts'
import { MilestoneActions } from './MilestoneActions.tsx'
import { Glyph } from '#/shared/ui/shell-icons.tsx'
import './milestone.css'

/** A picture for each type of milestone, in the style of the other icons; a flag for OTHER (MISC-001). */
const drawing: Record<MilestoneType, string> = {
  // A sprout.
  BIRTH: 'M12 21v-9M12 12c0-4-2.5-6.5-7-6.5 0 4.5 2.5 6.5 7 6.5ZM12 9.5c0-3.5 2.5-6 7-6 0 4-2.5 6-7 6',
  // A mortarboard.
  STUDY: 'M12 5 2.5 9.5 12 14l9.5-4.5ZM6.5 11.5V16c1.5 1.6 3.3 2.4 5.5 2.4s4-.8 5.5-2.4v-4.5M21.5 9.5V15',
  // A briefcase.
  WORK: 'M5 7.5h14a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9.5a2 2 0 0 1 2-2ZM9 7.5V6a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 6v1.5M3 12.5h18',
  // Two rings.
  MARRIAGE: 'M9 9a5 5 0 1 0 0 10 5 5 0 1 0 0-10ZM15 9a5 5 0 1 0 0 10 5 5 0 1 0 0-10M9 9 7.5 5.5h3Z',
  // A small person beside a balloon.
  CHILD:
    'M9 8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5ZM4.5 20c.4-2.8 2-4.2 4.5-4.2s4.1 1.4 4.5 4.2M17.5 3.5a2.8 3.2 0 1 0 0 6.4 2.8 3.2 0 1 0 0-6.4ZM17.5 10v5.5',
  // A heart with a pulse.
  HEALTH:
    'M12 20S4 15.3 4 9.4A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 8 2.2C20 15.3 12 20 12 20ZM6.5 12h3l1.5-2.5 2 4.5 1.5-2h3',
  // A flag.
  OTHER: 'M6 21V4M6 5c4-2 7 2 12 0v9c-5 2-8-2-12 0',
}

const TypeIcon = ({ type }: { type: MilestoneType }) => <Glyph d={drawing[type]} />

type Change = (milestone: Milestone) => void

interface EntryProps {
  milestone: Milestone
  marked: boolean
  change: Change | undefined
}

function Entry({ milestone, marked, change }: EntryProps) {
  const entry = useRef<HTMLLIElement>(null)
  // Runs in an effect, because the scroll restoration has already scrolled the screen to its top.
  useEffect(() => {
    if (marked) entry.current?.scrollIntoView?.({ block: 'center' })
  }, [marked])
  const type = typeOf(milestone)
  const day = dayInYear(milestone.time)
  return (
    <li
      ref={entry}
      className={marked ? 'milestone milestone-marked' : 'milestone'}
      aria-current={marked ? 'true' : undefined}
    >
      <span className="milestone-icon">
        <TypeIcon type={type} />
      </span>
      <div className="milestone-text">
        <span className="milestone-head">
          <strong>{typeLabel[type]}</strong>
          {day && <time dateTime={milestone.time}>{day}</time>}
        </span>
        {milestone.content && <p className="milestone-content">{milestone.content}</p>}
        {change && milestone.id && (
          <MilestoneActions id={milestone.id} milestone={milestone} change={() => change(milestone)} />
        )}
      </div>
    </li>
  )
}

interface Props {
  milestones: readonly Milestone[]
  /** The id of the milestone to scroll to, from the address. */
  marked?: string | null
  /** Without this function, the time line is read-only. */
  change?: Change
}

/** Milestones by year, newest first (FAM-012). */
export function TimeLine({ milestones, marked = null, change }: Props) {
  const isMarked = ({ id }: Milestone) => marked !== null && id === marked
  return (
    <CollapsedList items={newestFirst(milestones)} isNeeded={isMarked}>
      {(shown) =>
        timeLine(shown).map(({ year, milestones: those }) => {
          const title = year ? `${year}年` : UNKNOWN_TIME
          return (
            <section key={year} className="milestone-year">
              <h2>{title}</h2>
              <ul aria-label={title}>
                {those.map(([key, milestone]) => (
                  <Entry key={key} milestone={milestone} marked={isMarked(milestone)} change={change} />
                ))}
              </ul>
            </section>
          )
        })
      }
    </CollapsedList>
  )
}
