import * as z from 'zod/mini'
import { UNREADABLE } from '#/shared/lib/unreadable.ts'
import { block, blockOf, type Entries, isEmptyValue, withComputedFields } from './blocks.ts'
import { nestedEntries } from './list-envelope.ts'

type Out<T extends z.core.$ZodType> = z.core.output<T>
type In<T extends z.core.$ZodType> = z.core.input<T>

/** An entry with the names of its fields whose value could not be read. */
export interface UnreadableFields {
  unreadable?: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>

/** The names of those fields of an entry that a form cannot show as the server sent them. */
function unreadableFieldsOf(entry: z.core.$ZodType, read: Fields, sent: Fields): string[] {
  const about = blockOf(entry)
  if (about?.kind !== 'shape') return []
  const names = Object.entries(about.fields).filter(([name, field]) => isUnreadable(field, sent[name], read[name]))
  return names.map(([name]) => name)
}

/** Whether the server sent a value that the form cannot show. */
function isUnreadable(field: z.core.$ZodType, sent: unknown, read: unknown): boolean {
  if (isEmptyValue(sent)) return false
  const about = blockOf(field)
  // A list in which an entry is missing or changed: a form would send the list back without this entry.
  if (about?.kind === 'list')
    return (
      (read as Entries<Fields>).refused !== undefined ||
      (read as Fields[]).some(
        (entry, at) =>
          unreadableFieldsOf(about.item, entry, nestedEntries(about.item, sent)?.[at] as Fields).length > 0,
      )
    )
  if (about?.kind === 'open') return !about.values.includes(String(sent))
  if (about?.kind !== 'tolerant' && about?.kind !== 'custom') return false
  // A sent array that the field does not accept unchanged, such as pictures of which some have another form.
  if (about.kind === 'custom' && Array.isArray(sent) && !about.accepts(sent)) return true
  // The sent value may be the default itself, for example SECRET, or false sent as 0.
  const isDefault = String(sent) === String(about.fallback) || (read === false && Number(sent) === 0)
  const isLost = about.kind === 'tolerant' && about.unreadable === UNREADABLE && read === UNREADABLE
  return isLost || (!isDefault && JSON.stringify(read) === JSON.stringify(about.fallback))
}

/**
 * An entry of a shape that a form changes. A form must not overwrite a value that it could not show: `unreadable` lists
 * those fields, and is absent if there are none (shared/form/unreadable-fields.ts).
 */
export function editable<T extends z.core.$ZodType>(from: T): z.ZodMiniType<Out<T> & UnreadableFields, In<T>> {
  const schema = withComputedFields(from, (read, sent) => {
    const names = unreadableFieldsOf(from, read, sent)
    return names.length > 0 ? { ...read, unreadable: names } : read
  })
  return block(schema as unknown as z.ZodMiniType<Out<T> & UnreadableFields, In<T>>, { kind: 'of', from })
}
