import * as z from 'zod/mini'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
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
  pageNavigation.reload()
  return null
}
