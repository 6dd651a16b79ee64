import { milestoneApi } from '#/domains/family/milestone/api.ts'
import { MILESTONE_LENGTH } from '#/domains/family/milestone/rules.ts'
import { parseInstant } from '#/shared/lib/time/instant.ts'
import { nextId } from '../db.ts'
import type { MilestoneRow } from '../family/rows.ts'
import { mockApi } from '../mock-api.ts'
import { own, HttpError } from '../http-error.ts'

const wire = ({ id, type, content, time }: MilestoneRow) => ({ id, type, content, time: new Date(time).toISOString() })

/** Checks that a real backend would also make, after the checks of the form. */
function timeOf({ content, time }: { content: string; time: string }): number {
  const instant = parseInstant(time)
  if (!content.trim() || content.length > MILESTONE_LENGTH || instant === null) throw new HttpError(400, '里程碑不完整')
  return instant
}

export const milestoneHandlers = mockApi(milestoneApi, {
  list: ({ db, query, user }) => {
    const whose = query.familyRelationId
      ? db.relatives.find(({ id, userId }) => id === query.familyRelationId && userId === user.id)
      : null
    if (query.familyRelationId && !whose) throw new HttpError(404)
    const userId = whose ? (whose.relativeUserId ?? whose.id) : user.id
    return db.milestones
      .filter((row) => row.userId === userId)
      .sort((one, other) => other.time - one.time)
      .map(wire)
  },
  create: ({ db, body, user }) => {
    db.milestones.push({
      id: nextId(db, 'MS'),
      userId: user.id,
      type: body.type,
      content: body.content.trim(),
      time: timeOf(body),
    })
    return null
  },
  update: ({ db, path, body, user }) => {
    const row = own(db.milestones, path.id, user.id)
    const { type = row.type, content = row.content, time = new Date(row.time).toISOString() } = body
    Object.assign(row, { type, content: content.trim(), time: timeOf({ content, time }) })
    return null
  },
  remove: ({ db, path, user }) => {
    const row = own(db.milestones, path.id, user.id)
    db.milestones = db.milestones.filter((entry) => entry !== row)
    return null
  },
})
