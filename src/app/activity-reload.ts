import * as z from 'zod/mini'
import { storedValue } from '#/shared/lib/storage.ts'

const reloaded = storedValue<string[]>('session', 'activity-reloads', z.array(z.string()), [])

/**
 * `/activity/*` reloads the page once per address and session, then shows the not-found screen (NAV-034, decision 13).
 */
export function reloadOnce({ request }: { request: Request }): null {
  const { pathname, search } = new URL(request.url)
  const done = reloaded.read()
  if (done.includes(pathname + search)) return null
  reloaded.write([...done, pathname + search])
  page.reload()
  return null
}

/** The function is in an object, so that a test can replace it. */
export const page = { reload: () => window.location.reload() }
