import { query } from '#/shared/api/query.ts'
import { kinApi } from './contract.ts'

/** The other person may answer or withdraw meanwhile: read anew when the page is seen again. */
const watched = { refetchOnWindowFocus: 'always' as const }

export const friends = () => ({ ...query(kinApi.list, {}), ...watched })

export const applications = () => ({ ...query(kinApi.applications, {}), ...watched })

export const recommendedFriends = () => query(kinApi.recommended, {})

/** What somebody shares must not be shown any longer than it is shared: nothing is kept once the screen is left. */
export const friendById = (id: string) => ({
  ...query(kinApi.one, { path: { id } }),
  ...watched,
  staleTime: 0,
  gcTime: 0,
})

export const foundFriends = (keyword: string) => query(kinApi.search, { body: { keyword } })

/** Whether I have authorised the use of my gene data (FAM-011). */
export const authorised = () => ({ ...query(kinApi.authorised, {}), ...watched })

export const seenBy = () => ({ ...query(kinApi.seenBy, {}), ...watched })
