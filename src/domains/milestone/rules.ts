import { formatDate } from '#/shared/lib/time/date.ts'
import { wordFor } from '#/shared/lib/words.ts'
import type { Milestone, milestoneTypes, NewMilestone } from './model.ts'

type Type = (typeof milestoneTypes)[number]

export const typeLabel: Record<Type, string> = {
  BIRTH: '出生',
  STUDY: '求学',
  WORK: '工作',
  MARRIAGE: '婚姻',
  CHILD: '孩子',
  HEALTH: '健康',
  OTHER: '其他',
}

/** The type of a milestone; one that this release does not know is shown as OTHER (MISC-001). */
export const typeOf = ({ type }: Pick<Milestone, 'type'>): Type => (wordFor(typeLabel, type) ? (type as Type) : 'OTHER')

export interface Year {
  /** `2026`; null for those without a time. */
  year: string | null
  milestones: Milestone[]
}

/** A time line by year, newest first; those without a time come last (FAM-012). */
export function timeLine(milestones: readonly Milestone[]): Year[] {
  const sorted = [...milestones].sort((one, other) => (other.time ?? -Infinity) - (one.time ?? -Infinity) || 0)
  const years: Year[] = []
  for (const milestone of sorted) {
    const year = milestone.time === null ? null : formatDate(milestone.time, 'day').slice(0, 4)
    const last = years.at(-1)
    if (last && last.year === year) last.milestones.push(milestone)
    else years.push({ year, milestones: [milestone] })
  }
  return years
}

/** Whether this is the milestone that a lost request has made. */
export const isSameMilestone = (milestone: Milestone, body: NewMilestone): boolean =>
  typeOf(milestone) === body.type &&
  milestone.content.trim() === body.content.trim() &&
  milestone.time !== null &&
  formatDate(milestone.time, 'day') === body.time

export const MILESTONE_LENGTH = 200
