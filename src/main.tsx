import './shared/lib/older-engines.ts'
import './shared/wechat/entry-url.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { addHistoryKey, connectSession, handleScreenChanges, refetchCachedAnswers } from './app/start/boot.ts'
import { storeEntryCodes } from './domains/user/entry-codes.ts'
import { captureReturn } from './domains/auth/login-address.ts'
import { storeEntryId } from './app/layouts/scroll-memory.ts'
import { currentQueryClient } from './app/identity.ts'
import { reportErrors } from './app/report-errors.ts'
import { type AppRouter, createRouter, firstMatch } from './app/router.tsx'
import { startWechat } from './app/wechat.ts'
import { refetchShown } from './shared/api/query-client.ts'
import { applyLargeLetters } from './shared/lib/large-letters.ts'
import { followOtherTabs, hideWhileAway } from './domains/user/store.ts'
import 'antd-mobile/es/global/global.css'
import './styles/antd.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/utilities.css'

async function start(): Promise<void> {
  if (__MOCK__) await (await import('./mocks/browser.ts')).startMocks()
  applyLargeLetters()
  const onReturn = captureReturn()
  storeEntryCodes(window.location.search, window.location.pathname)
  let made: AppRouter | null = null
  connectSession(() => made)
  refetchCachedAnswers()
  followOtherTabs()
  // A later page load in this tab may have changed data that a page from the back/forward cache shows.
  hideWhileAway(() => void refetchShown(currentQueryClient()))
  addHistoryKey()
  storeEntryId()
  const router = createRouter()
  made = router
  reportErrors(router)
  handleScreenChanges(router)
  // Loaded in parallel with the first screen, so that touch handling is active before the first tap.
  import('./app/start/background-tasks.ts').then(
    ({ startBackgroundWork }) => startBackgroundWork(router),
    () => undefined,
  )
  if (!onReturn) startWechat(router)
  if (window.earlyPaint) await firstMatch(router)
  const root = document.getElementById('root')
  if (root)
    // The router's onError reports errors that a boundary has caught; they are not logged to the console.
    createRoot(root, { onCaughtError: () => undefined }).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    )
}

void start()
