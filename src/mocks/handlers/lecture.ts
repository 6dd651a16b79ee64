import { lectureApi } from '#/domains/lecture/api.ts'
import { mockApi } from '../mock-api.ts'
import { HttpError } from '../http-error.ts'
import { livesAt } from '../seed/lecture/lives.ts'
import { videosAt } from '../seed/lecture/videos.ts'

function byId<T extends { id: string }>(rows: readonly T[], id: string): T {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new HttpError(404, '内容不存在')
  return row
}

export const lectureHandlers = mockApi(lectureApi, {
  videos: ({ db }) => videosAt(db.promotionHour),
  video: ({ db, path }) => byId(videosAt(db.promotionHour), path.id),
  lives: ({ db }) => livesAt(db.promotionHour),
  live: ({ db, path }) => byId(livesAt(db.promotionHour), path.id),
})
