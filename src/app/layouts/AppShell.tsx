import { useLocation, useMatches } from 'react-router'
import type { ScreenRow } from '#/shared/lib/screen.ts'
import { BackClosesLayers } from '#/shared/ui/layers/BackClosesLayers.tsx'
import { PendingPaymentBar } from '#/widgets/PendingPaymentBar.tsx'
import { JobBar } from './JobBar.tsx'
import { KeepAlive } from './KeepAlive.tsx'
import { layoutFor } from './layout-rules.ts'
import { PrivacyVeil } from './PrivacyVeil.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { TabBar } from './TabBar.tsx'
import { useScrollMemory } from './scroll-memory.ts'
import './shell.css'

export function AppShell() {
  const { pathname, search } = useLocation()
  const row = useMatches().at(-1)?.handle as ScreenRow | undefined
  const layout = layoutFor(row, search)
  useScrollMemory()
  return (
    <div className={`shell shell-${layout}`} data-path={pathname}>
      <BackClosesLayers />
      <ProgressBar />
      <PendingPaymentBar />
      <PrivacyVeil on={row?.personal === true}>
        <KeepAlive row={row} />
      </PrivacyVeil>
      {layout === 'tab' && <TabBar />}
      {layout === 'job' && <JobBar />}
    </div>
  )
}
