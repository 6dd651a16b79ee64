import type { ContentKind } from '#/domains/news/content-kinds.ts'

/** Somebody who looked at what a salesperson shared, or whom the salesperson added. */
export interface VisitorRow {
  id: string
  /** The salesperson. */
  ownerId: string
  /** null: nobody of this database. */
  userId: string | null
  name: string
  mobile: string
  headImage: string
  note: string
  read: boolean
  addedAt: number
}

export interface BrowseRow {
  ownerId: string
  visitorId: string
  contentId: string
  contentType: ContentKind
  title: string
  time: number
}

/** The tables for visitors. */
export interface VisitorTables {
  visitors: VisitorRow[]
  browses: BrowseRow[]
}
