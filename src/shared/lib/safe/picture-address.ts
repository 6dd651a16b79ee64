const ADDRESS = /^(https:\/\/|\/(?!\/)|blob:|data:image\/)/

/**
 * Paths of this site that are calls, in any spelling: every call has `/api/` after the name of its service, except the
 * two calls below `/auth/`. `/resources/`, `/goods/` and all other paths may be files.
 */
const CALL = /^\/+(auth|[^/]+\/+api)(\/|$)/i
/** The only calls whose reply is a picture (API-029, API-030). */
const PICTURE_CALL = /^\/messages\/api\/(public\/public-resource|private-resource)\/get\?/

/** Whether an address on this site is one of the app's own calls: loading it as a picture would execute the call. */
export function isCall(url: string): boolean {
  const base = typeof window === 'undefined' ? 'https://site.invalid' : window.location.origin
  try {
    const { origin, pathname, search } = new URL(url, base)
    const path = decodeURIComponent(pathname) + search
    return origin === base && CALL.test(path) && !PICTURE_CALL.test(path)
  } catch {
    // The text is not an address, or no call has this address.
    return false
  }
}

/** Whether a text is the address of a picture. */
export const isPicture = (url: string): boolean => ADDRESS.test(url) && !isCall(url)
