import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { to, paths } from '#/paths.ts'
import type { CalendarEvent } from '#/shared/lib/time/calendar-file.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { holdPhase, UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import type { LectureLive, LectureVideo } from './model.ts'

const phases = ['running', 'before', 'open', 'unknown', 'over', 'cancelled'] as const
/** `open` means that there is no start, `unknown` that the start cannot be read. */
export type Phase = (typeof phases)[number]

export const phaseTexts: Readonly<Record<Phase, string>> = {
  running: '直播中',
  before: '未开始',
  open: '时间待定',
  unknown: UNKNOWN_TIME,
  over: '已结束',
  cancelled: '已取消',
}

type Times = Pick<LectureLive, 'status' | 'startTime' | 'endTime'>

/** The phase by the server's clock; the states CANCELLED and OVER take precedence over the times (ADD-010). */
export function phaseOf({ status, startTime, endTime }: Times, now: number): Phase {
  if (status === 'CANCELLED') return 'cancelled'
  const end = holdPhase(endTime, now)
  if (status === 'OVER' || end === 'over') return 'over'
  if (typeof startTime === 'number' && now < startTime) return 'before'
  if (startTime === UNREADABLE || end === 'unknown') return 'unknown'
  return startTime === null ? 'open' : 'running'
}

const groups: Readonly<Record<Phase, number>> = { running: 0, before: 1, open: 2, unknown: 2, over: 3, cancelled: 3 }

/** Live lectures sorted: running first, then upcoming (the next on top), then past (the latest on top) (MISC-011). */
export function inOrder<T extends Times>(lives: readonly T[], now: number): T[] {
  const key = (live: T) => groups[phaseOf(live, now)]
  const time = ({ startTime }: T) => (typeof startTime === 'number' ? startTime : 0)
  return [...lives].sort((a, b) => key(a) - key(b) || (key(a) === groups.over ? time(b) - time(a) : time(a) - time(b)))
}

/** The address that can be played now, of the live lecture or of its replay; empty if there is none. */
export const playable = (live: LectureLive, phase: Phase): string =>
  phase === 'over' ? live.replayUrl : phase === 'running' || phase === 'open' ? live.url : ''

/** The time as `2026-11-20 19:30–20:30`; the date of the end is shown if the end is on another day. */
export function timeText({ startTime, endTime }: Pick<Times, 'startTime' | 'endTime'>): string {
  if (startTime === null) return ''
  const start = formatDate(startTime, 'minute')
  if (endTime === null) return start
  const end = formatDate(endTime, 'minute')
  if (end === start) return start
  return `${start}–${end.slice(0, 10) === start.slice(0, 10) ? end.slice(11) : end}`
}

export const doctorText = ({ doctorName, doctorTitle }: Pick<LectureVideo, 'doctorName' | 'doctorTitle'>): string =>
  [doctorName, doctorTitle].filter(Boolean).join(' ')

export const dayText = (time: EdgeTime): string => (time === null ? '' : formatDate(time, 'chinese'))

const HOUR = 3_600_000

/** The calendar event of a live lecture; null without a start. The event contains nothing about the person. */
export function liveEvent(live: LectureLive, origin: string, now: number): CalendarEvent | null {
  if (typeof live.startTime !== 'number') return null
  return {
    uid: `live-${live.id}@${new URL(origin).host}`,
    title: live.title,
    start: live.startTime,
    end: typeof live.endTime === 'number' ? live.endTime : live.startTime + HOUR,
    stamp: now,
    description: doctorText(live),
    url: origin + to(paths.live, { id: live.id }),
  }
}

/** The event as a text to copy, where files cannot be saved. */
export const liveReminder = (live: LectureLive, origin: string): string =>
  [
    `直播：${live.title}`,
    doctorText(live),
    `时间：${timeText(live)}`,
    `观看：${origin}${to(paths.live, { id: live.id })}`,
  ]
    .filter(Boolean)
    .join('\n')
