import { useQuery } from '@tanstack/react-query'
import { me } from '#/domains/user/queries.ts'
import { useSignedIn } from '#/domains/user/store.ts'

/**
 * The sharing code for the card and the links of a shared screen: of the person who uses the app, else the one in the
 * address, so that a visitor passes on the code they came with. Null without either.
 */
export function useSharerCode(inAddress: string | null): string | null {
  const signedIn = useSignedIn()
  const { data: user } = useQuery({ ...me(), enabled: signedIn })
  return user?.shareCode || inAddress
}
