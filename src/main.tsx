import './shared/wechat/entry-url.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import {
  addHistoryKey,
  claimCouponPackage,
  connectSession,
  keepEntryCodes,
  learnIdentity,
  leaveScreens,
  loadDebugConsole,
} from './app/boot.ts'
import { reportErrors } from './app/report-errors.ts'
import { type AppRouter, createRouter } from './app/router.tsx'
import { countViews } from './app/statistics.ts'
import { startWechat } from './app/wechat.ts'
import { whenIdle } from './shared/lib/idle.ts'
import { prepareFeedback } from './shared/ui/toast.ts'
import { followOtherTabs } from './domains/session/store.ts'
import 'antd-mobile/es/global/global.css'
import './styles/base.css'

/** The stand-in exists only in builds where this constant is true; elsewhere the branch is cut out. */
declare const __MOCK__: boolean

async function start(): Promise<void> {
  if (__MOCK__) await (await import('./mocks/browser.ts')).startMocks()
  keepEntryCodes(window.location.search)
  let made: AppRouter | null = null
  connectSession(() => made)
  followOtherTabs()
  const router = createRouter()
  made = router
  reportErrors(router)
  leaveScreens(router)
  addHistoryKey(router)
  claimCouponPackage(router)
  loadDebugConsole()
  startWechat(router)
  countViews(router)
  learnIdentity()
  whenIdle(prepareFeedback)
  const root = document.getElementById('root')
  if (root)
    // What a boundary shows is reported by the router's onError and does not belong in the console.
    createRoot(root, { onCaughtError: () => undefined }).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    )
}

void start()
