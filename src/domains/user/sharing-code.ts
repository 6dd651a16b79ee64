import * as z from 'zod/mini'
import { storedValue } from '#/shared/lib/storage.ts'

/** The last sharing code of this visit. The code is stored, because the addresses of many screens do not contain it. */
export const visitSharer = storedValue<string>('session', 'sharing-code', z.string(), '')

const CARRIERS = ['/sign-form', '/commodity-detail']

/**
 * Adds the sharing code to an address of the app if its screen is one of the two that send the sharer to the server
 * (decision 48) and the address has no code yet. Returns any other address unchanged.
 */
export function withSharingCode(address: string, code: string | null): string {
  const url = new URL(address, 'https://app.invalid')
  const carries = CARRIERS.some((start) => url.pathname === start || url.pathname.startsWith(`${start}/`))
  if (!code || !carries || url.searchParams.has('sharingCode')) return address
  url.searchParams.set('sharingCode', code)
  return url.pathname + url.search + url.hash
}
