import { useQuery } from '@tanstack/react-query'
import { me } from '#/domains/user/queries.ts'
import { useSignedIn } from '#/domains/user/store.ts'

/**
 * The sharing code for the card and the links of a shared screen: the code of the signed-in person, else the code in
 * the address, so that a visitor who shares the screen passes on the code of the opened link. Null if there is no code.
 */
export function useSharerCode(inAddress: string | null): string | null {
  const signedIn = useSignedIn()
  const { data: user } = useQuery({ ...me(), enabled: signedIn })
  return user?.shareCode || inAddress
}
