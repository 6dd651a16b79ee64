import * as z from 'zod/mini'
import { block, blockOf, type Entries, isRefused, saysNothing, withMore } from './blocks.ts'

type Out<T extends z.core.$ZodType> = z.core.output<T>
type In<T extends z.core.$ZodType> = z.core.input<T>

/** An entry with the names of its fields whose value could not be read. */
export interface Unread {
  unread?: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>

/** The names of the fields of an entry that a form cannot show as they were sent. */
function unreadFields(entry: z.core.$ZodType, read: unknown, sent: unknown): string[] {
  const about = blockOf(entry)
  if (about?.kind !== 'shape') return []
  const names = Object.entries(about.fields).filter(
    ([name, field]) =>
      isRefused(read as Fields, name) || isUnread(field, (sent as Fields)[name], (read as Fields)[name]),
  )
  return names.map(([name]) => name)
}

/** A list of which an entry is missing, or not as it was sent: a form would send it back without. */
const isListUnread = (item: z.core.$ZodType, sent: readonly unknown[], read: Entries<unknown>): boolean =>
  read.refused !== undefined || read.some((entry, at) => unreadFields(item, entry, sent[at]).length > 0)

/** Whether the server sent a value that the form cannot show. */
function isUnread(field: z.core.$ZodType, sent: unknown, read: unknown): boolean {
  if (saysNothing(sent)) return false
  const about = blockOf(field)
  if (about?.kind === 'list') return isListUnread(about.item, Array.isArray(sent) ? sent : [sent], read as unknown[])
  if (about?.kind === 'open') return !about.values.includes(String(sent))
  if (about?.kind !== 'tolerant' && about?.kind !== 'custom') return false
  // A list of pictures, some of them in another form.
  const said = Array.isArray(sent) ? sent.filter((one) => !saysNothing(one)) : []
  if (about.kind === 'custom' && said.length > 0 && !about.accepts(said)) return true
  // What was sent may be the default itself: SECRET, or false as 0.
  const isDefault = String(sent) === String(about.fallback) || (read === false && Number(sent) === 0)
  return !isDefault && JSON.stringify(read) === JSON.stringify(about.fallback)
}

/**
 * An entry of a shape that a form changes. A form must not overwrite a value that it could not show: `unread` names those
 * fields, and is absent without any (shared/form/unread.ts).
 */
export function editable<T extends z.core.$ZodType>(from: T): z.ZodMiniType<Out<T> & Unread, In<T>> {
  const schema = withMore(from, (read, sent) => {
    const unread = unreadFields(from, read, sent)
    return unread.length > 0 ? { ...read, unread } : read
  })
  return block(schema as unknown as z.ZodMiniType<Out<T> & Unread, In<T>>, { kind: 'of', from })
}
