import { lectureVideos } from '#/domains/lecture/queries.ts'
import { shareablePages } from '#/domains/mall/queries.ts'
import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { articlePages } from '#/domains/news/queries.ts'
import { me } from '#/domains/user/queries.ts'
import type { StartedRead } from '#/shared/lib/screen.ts'

/** The reads of the content to share, by kind. */
export const contentReads: Record<ContentKind, () => readonly StartedRead[]> = {
  GOODS: () => [shareablePages(), me()],
  NEWS: () => [articlePages()],
  VIDEO: () => [lectureVideos()],
}
