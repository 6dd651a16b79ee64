import type { UnreadableFields } from '#/shared/api/editable.ts'
import { UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'

type Labels = Readonly<Record<string, string | undefined>>

/**
 * One sentence about the fields of an entry whose value could not be read; empty if all values were read.
 * @param labels the labels of the fields by the names of the entry, in the order of the form.
 */
export function unreadableFieldsText(entry: UnreadableFields | null, labels: Labels): string {
  const names = new Set(
    Object.keys(labels).flatMap((name) => (entry?.unreadable?.includes(name) ? (labels[name] ?? []) : [])),
  )
  return names.size > 0 ? `${[...names].join('、')}没有读出来。选填的内容不填，就不会改动` : ''
}

/** The text of an entry's day on a screen; a day that could not be read is not shown as missing (ADR 017). */
export const dayText = <K extends string>(entry: UnreadableFields & Readonly<Record<K, string>>, name: K): string =>
  entry[name] || (entry.unreadable?.includes(name) ? UNKNOWN_TIME : '')

/**
 * The body of a change, without unreadable fields that the person left unchanged: an empty value would clear the stored
 * value.
 * @param shown the body of the form as it was opened.
 */
export function withoutUnreadable<T extends object>(
  body: T,
  shown: NoInfer<T>,
  entry: UnreadableFields | null,
): Partial<T> {
  const isLeft = (name: keyof T & string) =>
    entry?.unreadable?.includes(name) === true && JSON.stringify(body[name]) === JSON.stringify(shown[name])
  return Object.fromEntries(Object.entries(body).filter(([name]) => !isLeft(name as keyof T & string))) as Partial<T>
}
