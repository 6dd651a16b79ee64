import * as z from 'zod/mini'
import { onOtherPerson } from '#/domains/user/store.ts'
import { pageStore } from '#/shared/lib/page-load/page-store.ts'
import { fingerprint } from '#/shared/lib/fingerprint.ts'
import { storedValue } from '#/shared/lib/storage.ts'
import { isExampleReport } from './source/report-ids.ts'
import type { ReportRef } from './source/report-source.ts'

/** A person's notes about a report; docs/adr/028-medicines-on-the-device.md explains why the phone stores them. */

interface Book<T> {
  /** The fingerprint of the person's id, so that the notes are not shown to another person on this phone. */
  owner: string
  lists: Record<string, T>
}

interface State<T> {
  book: Book<T>
  /** The notes of the sample reports; stored only in memory. */
  examples: Readonly<Record<string, T>>
  /** false if the phone could not store the notes, so that they are lost when the page is closed. */
  lasts: boolean
}

const reportOf = ({ sampleId, packageId }: ReportRef): string => `${sampleId}/${packageId}`

const without = <T>(lists: Record<string, T>, report: string): Record<string, T> =>
  Object.fromEntries(Object.entries(lists).filter(([key]) => key !== report))

/**
 * One note for each report of a person, validated, in local storage under `key`. Signing out removes it.
 * @param none the value for a report without a note; it is never stored.
 * @param isNone whether a note need not be stored.
 */
export function deviceNotes<T>(key: string, schema: z.ZodMiniType<T>, none: T, isNone: (note: T) => boolean) {
  const Stored = z.object({ owner: z.string(), lists: z.record(z.string(), schema) })
  const nobody: Book<T> = { owner: '', lists: {} }
  const kept = storedValue<Book<T>>('local', key, Stored, nobody)
  const store = pageStore<State<T>>(() => ({ book: kept.read(), examples: {}, lasts: true }))

  const ownBook = (book: Book<T>, owner: string): Book<T> =>
    book.owner === fingerprint(owner) ? book : { owner: fingerprint(owner), lists: {} }

  function noteOf({ book, examples }: State<T>, reportRef: ReportRef, owner: string): T {
    if (isExampleReport(reportRef.sampleId)) return examples[reportOf(reportRef)] ?? none
    return ownBook(book, owner).lists[reportOf(reportRef)] ?? none
  }

  function change(reportRef: ReportRef, owner: string, next: (note: T) => T): void {
    const report = reportOf(reportRef)
    if (isExampleReport(reportRef.sampleId))
      return store.setState(({ examples }) => ({
        examples: { ...examples, [report]: next(examples[report] ?? none) },
      }))
    // The entry is read again, because another tab may have changed the notes.
    const { lists, ...head } = ownBook(kept.read(), owner)
    const note = next(lists[report] ?? none)
    const others = without(lists, report)
    const book = { ...head, lists: isNone(note) ? others : { ...others, [report]: note } }
    const empty = Object.keys(book.lists).length === 0
    if (empty) kept.remove()
    store.setState({ book, lasts: empty || kept.write(book) })
  }

  /** Removes the notes of another person who has not signed out on this phone. */
  function removeOthers(owner: string): void {
    const { owner: before } = kept.read()
    if (before === '' || before === fingerprint(owner)) return
    kept.remove()
    store.setState({ book: nobody, lasts: true })
  }

  // After a sign-out, here or in another tab, the storage is empty.
  onOtherPerson(() => store.setState({ book: kept.read(), examples: {}, lasts: true }))
  return { store, noteOf, change, removeOthers }
}

export type DeviceNotes<T> = ReturnType<typeof deviceNotes<T>>

export function storageText({ example, lasts }: { example: boolean; lasts: boolean }): string {
  if (example) return '这是示例报告，关掉页面后不会保留，也不会上传'
  return lasts ? '只存在这部手机上，不会上传' : '这部手机现在存不下，关掉页面后就没有了；不会上传'
}
