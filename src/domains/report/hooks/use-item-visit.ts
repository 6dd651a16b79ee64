import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { me } from '#/domains/user/queries.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import { identityNow } from '#/shared/api/identity.ts'
import { runMutation, sendMutation } from '#/shared/api/mutation.ts'
import type { ItemView } from '../rules.ts'
import { markRead, recordTopic } from '../mutations.ts'
import { useReportRef } from './use-report-ref.ts'

/**
 * When a signed-in person opens an item of their own report: marks the item as read if it is new (REP-049), and sends its
 * name as a topic of interest (REP-005).
 */
export function useItemVisit(view: ItemView | null): void {
  const { isOwn } = useReportRef()
  const client = useQueryClient()
  const signedIn = useSignedIn()
  const tagged = useRef('')
  const read = useRef('')
  // A locked item is not shown: nothing is recorded.
  const own = signedIn && isOwn && view !== null && !view.locked
  const { id = '', nameCn = '', isNew = false } = view ?? {}
  useEffect(() => {
    if (!own || tagged.current === id) return
    tagged.current = id
    const identity = identityNow()
    client
      .query({ ...me(), staleTime: 60_000 })
      .then((user) => sendMutation(recordTopic, { body: { userLogin: user.userLogin, tagName: nameCn } }, identity))
      .catch(() => undefined)
  }, [own, id, nameCn, client])
  useEffect(() => {
    if (!own || !isNew || read.current === id) return
    read.current = id
    runMutation(client, markRead, { path: { id } }).catch(() => undefined)
  }, [own, id, isNew, client])
}
