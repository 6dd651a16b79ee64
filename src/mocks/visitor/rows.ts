import type { ContentKind } from '#/domains/news/content-kinds.ts'

/** A person who has viewed content shared by a salesperson, or whom the salesperson has added. */
export interface VisitorRow {
  id: string
  ownerId: string
  /** null for a person outside this database. */
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

export interface VisitorTables {
  visitors: VisitorRow[]
  browses: BrowseRow[]
}
