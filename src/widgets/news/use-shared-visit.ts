import { useEffect } from 'react'
import { useSignedIn } from '#/domains/user/store.ts'
import { sendMutation } from '#/shared/api/mutation.ts'
import type { ContentKind } from '#/domains/news/content-kinds.ts'
import { recordBrowse } from '#/domains/news/mutations.ts'

/** Reports to the server that a signed-in person has opened a shared link; a failure is ignored. */
export function useSharedVisit(contentType: ContentKind, contentId: string, sharingCode: string | null): void {
  const signedIn = useSignedIn()
  useEffect(() => {
    if (!signedIn || !sharingCode) return
    sendMutation(recordBrowse, { body: { contentType, contentId, sharingCode } }).catch(() => undefined)
  }, [signedIn, contentType, contentId, sharingCode])
}
