import * as z from 'zod/mini'
import { contentKinds } from '#/domains/news/content-kinds.ts'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import { Title } from '#/shared/api/title.ts'
import {
  checked,
  FlagOrNull,
  Id,
  Instant,
  listOf,
  maybe,
  open,
  nullableReply,
  shape,
  Text,
  transform,
  WholeNumber,
} from '#/shared/api/wire.ts'
import { editable } from '#/shared/api/editable.ts'

export { ById, Nothing } from '#/shared/api/wire.ts'

const ContentType = open(contentKinds)

export const VisitorsQuery = z.object({
  contentType: z.optional(z.enum(contentKinds)),
  page: z.optional(z.int()),
  size: z.optional(z.int()),
})

export const BrowseQuery = z.object({ page: z.optional(z.int()), size: z.optional(z.int()) })

/** A person who has viewed shared content, or who was added by hand. */
export const Visitor = editable(
  shape('Visitor', {
    id: Id,
    name: Text,
    mobile: Text,
    headImage: Text,
    lastVisitTime: Instant,
    note: Text,
    /** Whether the salesperson has seen the last visit; null when the backend does not send it. */
    read: FlagOrNull,
  }),
)
export type Visitor = z.infer<typeof Visitor>

/** The number of visitors and page views of a content type, or of one article, goods or video. */
export const Visitors = shape('Visitors', {
  /** The id of the content; null in totals of a content type. */
  id: maybe(Id),
  title: Title,
  contentType: ContentType,
  /** Null when missing: an unknown number is not 0. */
  visitorsNumber: WholeNumber,
  browsing: WholeNumber,
  visitors: listOf(Visitor),
})
export type Visitors = z.infer<typeof Visitors>

/**
 * One page view of one content. Page views are counted by day, so a page view with an unreadable time is refused; the
 * screen shows the number of refused entries.
 */
export const Browse = checked(
  shape('Browse', { visitorId: Id, contentId: Text, contentType: ContentType, title: Title, time: Instant }),
  ({ time }) => time !== UNREADABLE,
)
export type Browse = z.infer<typeof Browse>

export const VisitorBody = z.object({
  id: z.optional(z.string()),
  name: z.string(),
  /** Left out if unchanged, because the stored number may be masked. */
  mobile: z.optional(z.string()),
  /** Left out if it could not be read and was not entered. */
  note: z.optional(z.string()),
})

export type VisitorBody = z.infer<typeof VisitorBody>

/** The id of the saved visitor; null for an empty reply. */
export const SavedVisitor = transform(nullableReply(shape('SavedVisitor', { id: Id })), (saved) => saved?.id ?? null)
