import * as z from 'zod/mini'
import { Title } from '#/shared/api/title.ts'
import { transform, Id, shape, Text } from '#/shared/api/wire.ts'

export { Nothing } from '#/shared/api/wire.ts'

/** An activity that is announced once, when the first screen opens. An activity without a text is refused. */
export const Activity = transform(
  shape('Activity', { recordId: Id, title: Title, text: Text, linkUrl: Text }, 'title', 'text'),
  (activity) => ({ ...activity, title: activity.title || '活动通知' }),
)
export type Activity = z.infer<typeof Activity>

export const ReadRecord = z.object({ id: z.string() })
