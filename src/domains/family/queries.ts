import { queryOptions } from '@tanstack/react-query'
import { call } from '#/shared/api/call.ts'
import { orInaccessible } from '#/shared/api/gone.ts'
import { PAGE_SIZE, infiniteQuery, query } from '#/shared/api/query.ts'
import { refetchWhenVisible } from '#/shared/api/refetch-when-visible.ts'
import { familyApi } from './api.ts'
import type { FamilyInvitation } from './model.ts'

/** Refetched when the page becomes visible: somebody may have accepted an invitation. */
export const relations = () => ({ ...query(familyApi.relations, {}), ...refetchWhenVisible })

export const receivedInvitations = () => ({ ...infiniteQuery(familyApi.received, {}), ...refetchWhenVisible })

export const sentInvitations = () => ({ ...infiniteQuery(familyApi.sent, {}), ...refetchWhenVisible })

/** The number of received invitations that wait for my answer (FAM-014). */
export const waitingInvitations = () => ({ ...query(familyApi.waiting, {}), staleTime: 30_000, ...refetchWhenVisible })

/** If the reply does not contain the sender, searches for the invitation among my sent invitations. */
async function withSender(invitation: FamilyInvitation, signal: AbortSignal): Promise<FamilyInvitation> {
  if (invitation.sent !== null) return invitation
  const mine = await call(familyApi.sent, { query: { page: 0, size: PAGE_SIZE } }, { signal }).catch(() => null)
  return { ...invitation, sent: mine?.items.some(({ id }) => id === invitation.id) ? true : null }
}

/** One invitation; null if it does not exist or is for the number of another person. */
async function readInvitation(id: string, signal: AbortSignal): Promise<FamilyInvitation | null> {
  const invitation = await orInaccessible(call(familyApi.invitation, { path: { id } }, { signal }))
  return typeof invitation === 'string' ? null : withSender(invitation, signal)
}

export const invitationById = (id: string) => ({
  ...queryOptions({
    queryKey: query(familyApi.invitation, { path: { id } }).queryKey,
    queryFn: ({ signal }): Promise<FamilyInvitation | null> => readInvitation(id, signal),
  }),
  ...refetchWhenVisible,
})

export const relationTypes = () => query(familyApi.relationTypes, {})
