const ADDRESS = /^(https:\/\/|\/(?!\/)|blob:|data:image\/)/

/**
 * Paths of this site that are calls, in any spelling: every call has `/api/` after the name of its service, except the
 * two of `/auth/`. `/resources/`, `/goods/` and all other paths may be files.
 */
const CALL = /^\/+(auth|[^/]+\/+api)(\/|$)/i
/** The only calls whose reply is a picture (API-029, API-030). */
const PICTURE_CALL = /^\/messages\/api\/(public\/public-resource|private-resource)\/get\?/

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The path of an address of this site as the browser requests it; null for any other address. */
function ownPath(url: string): string | null {
  try {
    const base = typeof window === 'undefined' ? 'https://site.invalid' : window.location.origin
    const { origin, pathname, search } = new URL(url, base)
    return origin === base ? decoded(pathname) + search : null
  } catch {
    return null
  }
}

/** Whether an address on this site is one of the app's own calls: asked for as a picture, it would be carried out. */
export function isCall(url: string): boolean {
  const path = ownPath(url)
  return path !== null && CALL.test(path) && !PICTURE_CALL.test(path)
}

/** Whether a text is the address of a picture. */
export const isPicture = (url: string): boolean => ADDRESS.test(url) && !isCall(url)
