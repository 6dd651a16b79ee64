import * as z from 'zod/mini'
import { block, blockOf, saysNothing, withMore } from './blocks.ts'

type Out<T extends z.core.$ZodType> = z.core.output<T>
type In<T extends z.core.$ZodType> = z.core.input<T>

/** An entry with the names of its fields whose value could not be read. */
export interface Unread {
  unread?: readonly string[]
}

/** Whether the server sent a value that the form cannot show. */
function isUnread(field: z.core.$ZodType, sent: unknown, read: unknown): boolean {
  if (saysNothing(sent)) return false
  const about = blockOf(field)
  if (about?.kind === 'open') return !about.values.includes(String(sent))
  if (about?.kind !== 'tolerant' && about?.kind !== 'custom') return false
  // What was sent may be the default itself: SECRET, or false as 0.
  const isDefault = String(sent) === String(about.fallback) || (read === false && Number(sent) === 0)
  return !isDefault && JSON.stringify(read) === JSON.stringify(about.fallback)
}

/**
 * An entry of a shape that a form changes. A form must not overwrite a value that it could not show: `unread` names those
 * fields, and is absent without any (shared/form/unread.ts).
 */
export function editable<T extends z.core.$ZodType>(from: T): z.ZodMiniType<Out<T> & Unread, In<T>> {
  const about = blockOf(from)
  const fields = about?.kind === 'shape' ? Object.entries(about.fields) : []
  const schema = withMore(from, (read, sent) => {
    const unread = fields.flatMap(([name, field]) => (isUnread(field, sent[name], read[name]) ? [name] : []))
    return unread.length > 0 ? { ...read, unread } : read
  })
  return block(schema as unknown as z.ZodMiniType<Out<T> & Unread, In<T>>, { kind: 'of', from })
}
