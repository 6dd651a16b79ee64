import * as z from 'zod/mini'
import { Title } from '#/shared/api/title.ts'
import { transform, flag, Id, Instant, custom, shape, Text, WholeNumber } from '#/shared/api/wire.ts'

export { PageQuery } from '#/shared/api/wire.ts'

/** A message without a readable flag counts as read, because a dot must not be shown on a guess. */
export const Message = transform(
  shape('Message', { id: Id, title: Title, content: Text, read: flag(true), createdDate: Instant }),
  (message) => ({ ...message, title: message.title || '通知' }),
)
export type Message = z.infer<typeof Message>

const COUNT_KEYS = ['count', 'unread', 'unreadCount', 'total', 'data'] as const

const isPlain = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && value !== '')

const isRead = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && (entry as { read?: unknown }).read === true

/** The reply is a number, the list of unread messages, or an object with the number or the list (decision 431). */
function unreadCountIn(value: unknown): number | null {
  if (Array.isArray(value)) return value.filter((entry) => !isRead(entry)).length
  if (isPlain(value)) {
    const number = z.parse(WholeNumber, value)
    return number === null ? null : Math.max(number, 0)
  }
  if (typeof value !== 'object' || value === null) return null
  const parts = value as Record<string, unknown>
  const name = COUNT_KEYS.find((one) => isPlain(parts[one]) || Array.isArray(parts[one]))
  return name ? unreadCountIn(parts[name]) : null
}

/** The number of unread messages; null when the reply does not contain it. */
export const UnreadCount = custom<number | null, number>((value) => unreadCountIn(value) !== null, null, unreadCountIn)
