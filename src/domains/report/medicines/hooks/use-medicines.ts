import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { me } from '#/domains/user/queries.ts'
import { useSession } from '#/domains/user/store.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import type { Medicine } from '../medicine-rules.ts'
import { type Change, changeMedicines, forgetOthers, medicinesOf, useMedicineBook } from '../medicine-store.ts'

export interface Medicines {
  list: readonly Medicine[]
  change: (change: Change) => void
  /** A sample report: the list is only in memory. */
  example: boolean
  /** false: the phone could not store the list. */
  lasts: boolean
}

/**
 * The medicines noted for the current report. Null when none may be noted: in reports of others, and while the owner of
 * this phone is unknown.
 */
export function useMedicines(): Medicines | null {
  const { reportRef, isOwn, isSample } = useReportRef()
  const { sampleId, packageId } = reportRef
  const signedIn = useSession((state) => state.token !== null)
  const { data: user } = useQuery({ ...me(), enabled: isOwn && signedIn })
  const owner = isOwn && signedIn ? (user?.id ?? '') : ''
  const book = useMedicineBook()
  useEffect(() => {
    if (owner) forgetOthers(owner)
  }, [owner])
  const change = useCallback(
    (next: Change) => changeMedicines({ sampleId, packageId }, owner, next),
    [sampleId, packageId, owner],
  )
  const example = isSample && reportRef.source?.kind !== 'code'
  if (!example && !owner) return null
  return { list: medicinesOf(book, reportRef, owner), change, example, lasts: book.lasts }
}
