import { knownTime } from '#/shared/lib/time/edges.ts'
import type { Message } from './model.ts'

/** The number beside 我的消息 (MISC-006): empty for none or unknown, 99+ above 99. */
export const badgeText = (unread: number | null | undefined): string =>
  !unread || unread < 0 ? '' : unread > 99 ? '99+' : String(unread)

/** Newest first; messages without a time come last, in their order. */
export const newestFirst = (messages: readonly Message[]): Message[] =>
  [...messages].sort((a, b) => (knownTime(b.createdDate) ?? 0) - (knownTime(a.createdDate) ?? 0))

interface Loaded {
  pages: readonly { items: readonly Message[] }[]
}

export const unreadIds = ({ pages }: Loaded): string[] =>
  pages.flatMap(({ items }) => items.filter(({ read }) => !read).map(({ id }) => id))

/** The same pages in which one message is marked as read (WAL-010). */
export const withRead = <T extends Loaded>(loaded: T, id: string): T => ({
  ...loaded,
  pages: loaded.pages.map((page) => ({
    ...page,
    items: page.items.map((message) => (message.id === id ? { ...message, read: true } : message)),
  })),
})
