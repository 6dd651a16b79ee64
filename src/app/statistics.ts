import { config } from '#/config.ts'
import { patternOf } from './current-route.ts'
import { sendReport } from './send-report.ts'
import type { AppRouter } from './router.tsx'

/** One page view per screen: its pattern and title, nothing personal (BUILD-006). */
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
