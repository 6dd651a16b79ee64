import { watchReplies } from '#/shared/api/call.ts'
import { deviations } from '#/shared/api/deviations.ts'
import { whenIdleAfterStart } from '#/shared/lib/idle.ts'
import { patternOf } from './current-route.ts'
import type { AppRouter } from './router.tsx'
import { sendReport } from './send-report.ts'

/**
 * Reports to the operators of the backend which deviations the app tolerated: call, field and kind, never a value.
 * There is one report per call and session, sent when the page is idle.
 */
export function reportSchemaDrift(router: AppRouter, url: string): void {
  const reported = new Set<string>()
  watchReplies((call, schema, data, list) => {
    if (reported.has(call)) return
    whenIdleAfterStart(() => {
      const found = deviations(schema, data, list)
      if (found.length === 0 || reported.has(call)) return
      reported.add(call)
      const fields = found.map(({ path, kind }) => `${path || 'reply'}: ${kind}`).join(', ')
      sendReport(url, { message: 'reply tolerated', call, fields: fields.slice(0, 2000), address: patternOf(router) })
    })
  })
}
