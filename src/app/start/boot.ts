import { removeCurrentReport } from '#/domains/report/store.ts'
import { loginAddress } from '#/domains/auth/login-address.ts'
import { expireSession, onOtherPerson, sessionToken, useSession } from '#/domains/user/store.ts'
import { connectCredentials, watchCachedAnswers } from '#/shared/api/call.ts'
import { connectIdentity } from '#/shared/api/identity.ts'
import { rowKey } from '#/shared/api/query.ts'
import { removeAllDrafts } from '#/shared/form/drafts.ts'
import { recordEntry } from '#/shared/lib/actions/history-entries.ts'
import { closeToast, closeDialogs } from '#/shared/ui/layers/toast.ts'
import { withHistoryKey } from './boot-rules.ts'
import { currentQueryClient } from '../identity.ts'
import { rowOf } from '../current-route.ts'
import type { AppRouter } from '../router.tsx'

const here = (): string => window.location.pathname + window.location.search

/**
 * NAV-023: lets Android's back button leave the page instead of the whole web view. Runs before the router is created,
 * because a navigation would abort the router's first navigation. `idx` is the router's index of the history entry.
 */
export function addHistoryKey(): void {
  const address = withHistoryKey(here(), { userAgent: navigator.userAgent, historyLength: window.history.length })
  if (!address) return
  window.history.replaceState({ idx: 0 }, '')
  window.history.pushState({ idx: 1 }, '', address)
}

/**
 * Passes the token and the identity to the client. Runs before the router is created, because the router starts its
 * first loaders at once. If several calls get a 401 at the same time, the token is deleted once, and a screen that
 * needs a login starts one login chain.
 * @returns a function that stops listening to the session.
 */
export function connectSession(router: () => AppRouter | null): () => void {
  connectIdentity(() => useSession.getState().scope)
  connectCredentials({
    token: sessionToken,
    onUnauthenticated: (token) => {
      const first = token !== null && sessionToken() === token
      expireSession(token)
      const now = router()
      if (first && now && rowOf(now)?.login) {
        // Replaces the history entry, so that after the login the screen is in the history only once.
        void now.navigate(loginAddress(here()), { replace: true })
      }
    },
  })
  return onOtherPerson((now, before) => {
    removeAllDrafts()
    // Toasts and dialogs are outside the tree of screens, so remounting that tree for another person does not close
    // them.
    closeDialogs()
    // After signing out, or if another person signs in, the report tab must not open the previous person's report.
    const another = before.userId !== null && now.userId !== null
    if (now.token === null || another) removeCurrentReport()
    if (now.token !== null) prepareReportTab()
  })
}

/** Refetches reads that were answered from the device cache as soon as the new answer has arrived. */
export const refetchCachedAnswers = (): void =>
  watchCachedAnswers((endpoint, renewed) => {
    void renewed.then(() => currentQueryClient().refetchQueries({ queryKey: rowKey(endpoint) }))
  })

/** This read only prepares the report tab; its failure is shown by the screens with the list. */
export const prepareReportTab = () =>
  void import('#/domains/report/load-reports.ts')
    .then(({ loadReports }) => loadReports(currentQueryClient()))
    .catch(() => undefined)

/** When a screen is replaced, closes its toasts and dialogs and calls its `onLeave`; records the history entries. */
export function handleScreenChanges(router: AppRouter): void {
  let last = rowOf(router)
  let path = router.state.location.pathname
  recordEntry('POP', router.state.location)
  router.subscribe(({ historyAction, location }) => {
    recordEntry(historyAction, location)
    if (location.pathname !== path) {
      closeToast()
      closeDialogs()
    }
    path = location.pathname
    const now = rowOf(router)
    if (now === last) return
    last?.onLeave?.()
    last = now
  })
}
