import './shared/wechat/entry-url.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import {
  addHistoryKey,
  claimCouponPackage,
  connectSession,
  keepEntryCodes,
  leaveScreens,
  loadDebugConsole,
} from './app/boot.ts'
import { recoverFromStaleChunk } from './app/chunk-recovery.ts'
import { reportErrors } from './app/report-errors.ts'
import { type AppRouter, createRouter } from './app/router.tsx'
import { countViews } from './app/statistics.ts'
import { startWechat } from './app/wechat.ts'
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
  window.addEventListener('vite:preloadError', (event) => {
    const asked = router.createHref(router.state.navigation.location ?? router.state.location)
    if (recoverFromStaleChunk(asked, (url) => window.location.assign(url))) event.preventDefault()
  })
  reportErrors(router)
  leaveScreens(router)
  addHistoryKey(router)
  claimCouponPackage(router)
  loadDebugConsole()
  startWechat(router)
  countViews(router)
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    )
}

void start()
