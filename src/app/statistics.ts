import { config } from '#/config.ts'
import { patternOf } from './current-route.ts'
import { sendReport } from './send-report.ts'
import type { AppRouter } from './router.tsx'

/** Sends one page view per screen, with the screen's address pattern and no personal data (BUILD-006). */
export function countViews(router: AppRouter, url = config.statisticsUrl): void {
  let last = ''
  const count = () => {
    const { location, navigation } = router.state
    if (navigation.state !== 'idle' || location.pathname === last) return
    last = location.pathname
    sendReport(url, { event: 'page-view', address: patternOf(router) })
  }
  router.subscribe(count)
  count()
}
