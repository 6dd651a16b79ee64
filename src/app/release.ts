import { NavigationType } from 'react-router'
import * as z from 'zod/mini'
import { paymentPaths } from '#/paths/payment.ts'
import { hasUnsavedForms } from '#/shared/form/drafts.ts'
import { pageNavigation } from '#/shared/lib/safe/page-navigation.ts'
import { patternOf } from './current-route.ts'
import type { AppRouter } from './router.tsx'
import { releaseId } from './send-report.ts'

/** The file with the release, which the build writes (scripts/vite-release.ts). */
const Version = z.object({ release: z.string() })

/** The release on the server; null when it cannot be read. */
async function servedRelease(): Promise<string | null> {
  try {
    const reply = await fetch('/version.json', { cache: 'no-store' })
    return Version.parse(await reply.json()).release
  } catch {
    return null
  }
}

const cashiers: readonly string[] = Object.values(paymentPaths).map((entry) =>
  typeof entry === 'string' ? entry : entry[0],
)

/**
 * Loads a newer release. The page requests the release from the server when it returns from the background. If the
 * server has another release, the next screen that the person opens is loaded from the server, except before and after
 * a payment and while a form has unsaved values. Does nothing in development.
 * @returns a function that stops these requests.
 */
export function watchReleases(router: AppRouter): () => void {
  const own = releaseId()
  if (!own) return () => undefined
  let newer = false
  let before = patternOf(router)
  const look = async () => {
    if (document.visibilityState !== 'visible' || newer) return
    const release = await servedRelease()
    newer = release !== null && release !== own
  }
  const watch = () => void look()
  document.addEventListener('visibilitychange', watch)
  const unsubscribe = router.subscribe(({ navigation, historyAction }) => {
    const now = patternOf(router)
    if (navigation.state !== 'idle' || now === before) return
    const calm = !cashiers.includes(before) && !cashiers.includes(now) && !hasUnsavedForms('')
    before = now
    // The page is reloaded only for a new screen, because after Back the screen must look as it was left.
    if (newer && calm && historyAction === NavigationType.Push) pageNavigation.reload()
  })
  return () => {
    document.removeEventListener('visibilitychange', watch)
    unsubscribe()
  }
}
