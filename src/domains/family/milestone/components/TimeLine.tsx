import { useEffect, useRef } from 'react'
import { UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import { Folded } from '#/shared/ui/lists/Folded.tsx'
import type { Milestone } from '../model.ts'
import { dayInYear, newestFirst, timeLine, typeLabel, typeOf } from '../rules.ts'
import { MilestoneActions } from './MilestoneActions.tsx'
import { TypeIcon } from './TypeIcon.tsx'
import './milestone.css'

/** Opens the form of one of my milestones. */
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
  /** Without this function the time line is read-only. */
  change?: Change
}

/** Milestones by year, newest first (FAM-012). */
export function TimeLine({ milestones, marked = null, change }: Props) {
  const isMarked = ({ id }: Milestone) => marked !== null && id === marked
  return (
    <Folded items={newestFirst(milestones)} isNeeded={isMarked}>
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
    </Folded>
  )
}
