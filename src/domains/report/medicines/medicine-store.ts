import * as z from 'zod/mini'
import { onOtherPerson } from '#/domains/user/store.ts'
import { documentStore } from '#/shared/lib/document/document-store.ts'
import { fingerprint } from '#/shared/lib/fingerprint.ts'
import { stored } from '#/shared/lib/storage.ts'
import { isExampleReport } from '../report-ids.ts'
import type { ReportRef } from '../report-source.ts'
import { type Medicine, MOST_MEDICINES } from './medicine-rules.ts'

/**
 * The noted medicines of each report; docs/adr/028-medicines-on-the-device.md explains why this list is stored on the
 * phone. Ids and names only, never a result. Signing out removes it with the storage.
 */

const List = z.array(z.object({ id: z.string(), name: z.string() })).check(z.maxLength(MOST_MEDICINES))
/** `owner` is a fingerprint: another person on this phone neither sees nor keeps the list. */
const Book = z.object({ owner: z.string(), lists: z.record(z.string(), List) })
type Book = z.infer<typeof Book>

const NOBODY: Book = { owner: '', lists: {} }
const NONE: readonly Medicine[] = []

const kept = stored<Book>('local', 'medicines', Book, NOBODY)

interface State {
  book: Book
  /** The lists of the sample reports; in memory of this document. */
  examples: Readonly<Record<string, readonly Medicine[]>>
  /** false: the phone could not store the list, so it is lost with the document. */
  lasts: boolean
}

export const useMedicineBook = documentStore<State>(() => ({ book: kept.read(), examples: {}, lasts: true }))

const reportOf = ({ sampleId, packageId }: ReportRef): string => `${sampleId}/${packageId}`

const ownBook = (book: Book, owner: string): Book =>
  book.owner === fingerprint(owner) ? book : { owner: fingerprint(owner), lists: {} }

/** The list of a report. */
export function medicinesOf({ book, examples }: State, reportRef: ReportRef, owner: string): readonly Medicine[] {
  if (isExampleReport(reportRef.sampleId)) return examples[reportOf(reportRef)] ?? NONE
  return (book.owner === fingerprint(owner) && book.lists[reportOf(reportRef)]) || NONE
}

export type Change = (list: readonly Medicine[]) => readonly Medicine[]

/** Changes the list of a report: in the storage of the phone, or for a sample report in memory. */
export function changeMedicines(reportRef: ReportRef, owner: string, change: Change): void {
  const report = reportOf(reportRef)
  if (isExampleReport(reportRef.sampleId))
    return useMedicineBook.setState(({ examples }) => ({
      examples: { ...examples, [report]: change(examples[report] ?? NONE) },
    }))
  // Read again, because another tab may have changed the list.
  const { lists, ...head } = ownBook(kept.read(), owner)
  const { [report]: list = [], ...others } = lists
  const next = [...change(list)]
  const book = { ...head, lists: next.length > 0 ? { ...others, [report]: next } : others }
  const empty = Object.keys(book.lists).length === 0
  if (empty) kept.remove()
  useMedicineBook.setState({ book, lasts: empty || kept.write(book) })
}

/** Removes the list of another person who has not signed out on this phone. */
export function forgetOthers(owner: string): void {
  const { owner: before } = kept.read()
  if (before === '' || before === fingerprint(owner)) return
  kept.remove()
  useMedicineBook.setState({ book: NOBODY, lasts: true })
}

// After a sign-out, here or in another tab, the storage is empty.
onOtherPerson(() => useMedicineBook.setState({ book: kept.read(), examples: {}, lasts: true }))
