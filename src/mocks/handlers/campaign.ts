import { campaignApi } from '#/domains/campaign/api.ts'
import type { EventRow } from '../campaign/rows.ts'
import { mockApi } from '../mock-api.ts'

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString())

/** Facts about the person. Visitors get none, except that an event is for invited people only. */
const personal = ({ invited, joined, winners }: EventRow, userId: string | undefined) => ({
  invited: invited ? userId !== undefined && invited.includes(userId) : null,
  joined: userId === undefined ? null : joined.includes(userId),
  won: userId === undefined || !joined.includes(userId) ? null : winners.includes(userId),
})

const OVER = 'OVER'

export const campaignHandlers = mockApi(campaignApi, {
  event: ({ db, query, user, now }) => {
    const row = db.activityEvents.find(({ activityKey }) => activityKey === query.activityKey)
    if (!row) return null
    const over = row.status === OVER || (row.endTime !== null && now > row.endTime)
    const about = personal(row, user?.id)
    return {
      id: row.activityKey,
      content: row.content,
      name: row.name,
      mainPicture: row.picture ?? '',
      ...(row.status ? { status: row.status } : {}),
      startTime: iso(row.startTime),
      endTime: iso(row.endTime),
      actId: row.actId ?? '',
      ...about,
      // Winners are known after the end.
      won: over ? about.won : null,
      participants: row.participants,
    }
  },
})
