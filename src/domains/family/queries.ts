import { pages, query } from '#/shared/api/query.ts'
import { familyApi } from './contract.ts'

/** Somebody else may agree meanwhile: read anew when the page is seen again. */
const watched = { refetchOnWindowFocus: 'always' as const }

export const relations = () => ({ ...query(familyApi.relations, {}), ...watched })

export const receivedInvitations = () => ({ ...pages(familyApi.received, {}), ...watched })

export const sentInvitations = () => ({ ...pages(familyApi.sent, {}), ...watched })

/** How many received invitations wait for my answer (FAM-014). */
export const waitingInvitations = () => ({ ...query(familyApi.waiting, {}), staleTime: 30_000, ...watched })

export const invitationById = (id: string) => ({ ...query(familyApi.invitation, { path: { id } }), ...watched })

export const relationTypes = () => query(familyApi.relationTypes, {})
