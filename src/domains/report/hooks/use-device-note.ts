import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useStore } from 'zustand'
import { me } from '#/domains/user/queries.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import type { DeviceNotes } from '../device-notes.ts'
import { useReportRef } from './use-report-ref.ts'

export interface DeviceNote<T> {
  note: T
  change: (next: (note: T) => T) => void
  /** Whether the report is a sample report, whose note is only in memory. */
  example: boolean
  lasts: boolean
}

/**
 * The person's note about the current report. Null if nothing may be noted: in other people's reports, and while the
 * signed-in person is unknown.
 */
export function useDeviceNote<T>({ store, noteOf, change, removeOthers }: DeviceNotes<T>): DeviceNote<T> | null {
  const { reportRef, isOwn, isSample } = useReportRef()
  const { sampleId, packageId } = reportRef
  const signedIn = useSignedIn()
  const { data: user } = useQuery({ ...me(), enabled: isOwn && signedIn })
  const owner = isOwn && signedIn ? (user?.id ?? '') : ''
  const book = useStore(store)
  useEffect(() => {
    if (owner) removeOthers(owner)
  }, [owner, removeOthers])
  const changeHere = useCallback(
    (next: (note: T) => T) => change({ sampleId, packageId }, owner, next),
    [sampleId, packageId, owner, change],
  )
  const example = isSample && reportRef.source?.kind !== 'code'
  if (!example && !owner) return null
  return { note: noteOf(book, reportRef, owner), change: changeHere, example, lasts: book.lasts }
}
