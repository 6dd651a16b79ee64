import { config } from '#/config.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { patternOf } from './current-route.ts'
import type { AppRouter } from './router.tsx'
import { sendReport } from './send-report.ts'

/** Removes phone numbers, identity documents, tokens, codes and query strings from a text before it is sent. */
export const scrub = (text: string): string =>
  text
    .replace(/\?[^\s)'"]*/g, '?…')
    .replace(/Bearer\s+\S+/gi, 'Bearer …')
    .replace(/[1-9]\d{16}[\dXx]/g, '…')
    // A position in a built file is not removed, although its column may be a long number.
    .replace(/(\.js:\d+:\d+)|\d{6,}/g, (_all, position?: string) => position ?? '…')
    .replace(/\/(parent-page|share-report|add-patient|bind-[a-z]+-step)\/[^\s)'"]*/g, '/$1/…')
    .slice(0, 2000)

/** One report of an error: message, stack, address pattern; nothing personal (BUILD-005). */
export function errorReport(error: unknown, pattern: string): Record<string, string> {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' }
  return { message: scrub(message), stack: scrub(stack ?? ''), address: pattern, build: config.appName }
}

/**
 * Reports an error that a route boundary shows: once, and without logging it to the console. Refusals of the server are
 * not reported.
 */
export function reportCaught(error: unknown, router: AppRouter): void {
  if (!(error instanceof ApiError)) sendReport(config.errorReportUrl, errorReport(error, patternOf(router)))
}

export function reportErrors(router: AppRouter): void {
  const report = (error: unknown) => sendReport(config.errorReportUrl, errorReport(error, patternOf(router)))
  window.addEventListener('error', (event) => report(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => report(event.reason))
  if (config.errorReportUrl)
    import('./schema-drift.ts').then(
      ({ reportSchemaDrift }) => reportSchemaDrift(router, config.errorReportUrl),
      () => undefined,
    )
}
