export interface MessageRow {
  id: string
  userId: string
  title: string
  content: string
  read: boolean
  createdAt: number
}

export interface FeedbackRow {
  id: string
  /** The sender; null if the feedback was sent without a session. */
  userId: string | null
  content: string
  contact: string
  pictures: string[]
  createdAt: number
}

export interface ServiceTables {
  messages: MessageRow[]
  feedback: FeedbackRow[]
}
