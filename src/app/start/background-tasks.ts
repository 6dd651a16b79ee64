import { config } from '#/config.ts'
import { isEntrance } from '#/domains/auth/rules.ts'
import { me } from '#/domains/user/queries.ts'
import { sessionToken } from '#/domains/user/store.ts'
import { cacheAnswer } from '#/shared/api/cache-early-answers.ts'
import { skipSpareEntries } from '#/shared/lib/actions/spare-entry.ts'
import { whenIdleAfterStart, whenIdle } from '#/shared/lib/idle.ts'
import { showRefusedWriteNotice } from '#/shared/ui/layers/refused-write.ts'
import { prepareFeedback } from '#/shared/ui/layers/toast.ts'
import { prepareReportTab } from './boot.ts'
import { claimCouponPackage } from './coupon-package.ts'
import { currentQueryClient } from '../identity.ts'
import { prefetch } from '../prefetch.ts'
import { watchReleases } from '../release.ts'
import type { AppRouter } from '../router.tsx'
import { countViews } from '../statistics.ts'
import { startTouch } from '../touch/touch.ts'

/** NAV-031, BUILD-007: the debug console is a separate chunk, loaded only on request. */
export function loadDebugConsole(): void {
  if (!config.debugConsole || !new URLSearchParams(window.location.search).has('debug')) return
  void import('eruda').then(({ default: eruda }) => eruda.init())
}

/** Stores each early answer in the device cache for the next start, when the page is idle. */
export const cacheEarlyAnswers = (): void => {
  const { release = '', calls = [] } = window.earlyPaint ?? {}
  for (const { call, fresh } of calls) {
    const { name } = call
    if (name) void fresh.then((answer) => answer && whenIdle(() => cacheAnswer(release, name, answer)))
  }
}

/** For a stored session: reads the profile and the current report when the page is idle. */
export function prefetchProfile(): void {
  if (!sessionToken()) return
  whenIdle(() => {
    void prefetch(currentQueryClient(), me())
    prepareReportTab()
  })
}

/**
 * Starts the work for which no screen waits. This code is a separate chunk, loaded in parallel with the first screen.
 */
export function startBackgroundWork(router: AppRouter): void {
  startTouch(router)
  claimCouponPackage(router)
  skipSpareEntries(router)
  loadDebugConsole()
  countViews(router)
  // After WeChat's authorization, the page is loaded anew, at an address that is replaced at once: the toast must wait
  // for the next page.
  if (sessionToken() && !isEntrance(window.location.pathname)) showRefusedWriteNotice()
  prefetchProfile()
  cacheEarlyAnswers()
  whenIdleAfterStart(prepareFeedback)
  whenIdleAfterStart(() => void watchReleases(router))
}
