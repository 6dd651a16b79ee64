import { keyed } from '#/shared/lib/keyed.ts'
import { wordFor } from '#/shared/lib/words.ts'
import type { Milestone, milestoneTypes, NewMilestone } from './model.ts'

export type MilestoneType = (typeof milestoneTypes)[number]

export const typeLabel: Record<MilestoneType, string> = {
  BIRTH: '出生',
  STUDY: '求学',
  WORK: '工作',
  MARRIAGE: '婚姻',
  CHILD: '孩子',
  HEALTH: '健康',
  OTHER: '其他',
}

/** The type of a milestone; an unknown type is shown as OTHER (MISC-001). */
export const typeOf = ({ type }: Pick<Milestone, 'type'>): MilestoneType =>
  wordFor(typeLabel, type) ? (type as MilestoneType) : 'OTHER'

export interface Year {
  /** `2026`; empty for milestones without a time. */
  year: string
  /** The milestones with keys that are unique in the whole time line. */
  milestones: (readonly [key: string, milestone: Milestone])[]
}

/** Newest first; milestones without a time come last (FAM-012). */
export const newestFirst = (milestones: readonly Milestone[]): Milestone[] =>
  [...milestones].sort((one, other) => (one.time === other.time ? 0 : one.time < other.time ? 1 : -1))

/** A time line by year, newest first (FAM-012). */
export function timeLine(milestones: readonly Milestone[]): Year[] {
  const years: Year[] = []
  for (const entry of keyed(newestFirst(milestones), ({ id }) => id)) {
    const year = entry[1].time.slice(0, 4)
    const last = years[years.length - 1]
    if (last && last.year === year) last.milestones.push(entry)
    else years.push({ year, milestones: [entry] })
  }
  return years
}

export function dayInYear(time: string): string {
  const [, month = '', day = ''] = time.split('-')
  return month && day ? `${Number(month)}月${Number(day)}日` : ''
}

/** Whether this milestone was made by a lost request. */
export const isSameMilestone = (milestone: Milestone, body: NewMilestone): boolean =>
  typeOf(milestone) === body.type && milestone.content.trim() === body.content.trim() && milestone.time === body.time

export const MILESTONE_LENGTH = 200
