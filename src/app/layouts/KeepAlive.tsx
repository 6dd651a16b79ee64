import { Activity, type ReactElement, Suspense, useState } from 'react'
import { useLocation, useOutlet } from 'react-router'
import type { ScreenRow } from '#/shared/lib/screen.ts'
import { ScreenFrame } from '#/shared/ui/screen-context.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'

interface KeptScreen {
  key: string
  outlet: ReactElement
}

/** The maximum number of kept-alive screens: each uses memory, and people rarely return to older screens. */
const MAX_KEPT = 6

const remember = (kept: KeptScreen[], key: string, outlet: ReactElement): KeptScreen[] => {
  const isKept = kept.some((entry) => entry.key === key)
  // The order must not change: moving a DOM node loses its scroll position.
  const next = isKept ? kept.map((entry) => (entry.key === key ? { key, outlet } : entry)) : [...kept, { key, outlet }]
  return next.length > MAX_KEPT ? next.slice(1) : next
}

/** Shows the current screen; screens with the keepAlive flag stay mounted, frozen and hidden, after they are left. */
export function KeepAlive({ row }: { row: ScreenRow | undefined }) {
  const { pathname } = useLocation()
  const outlet = useOutlet()
  const [kept, setKept] = useState<KeptScreen[]>([])
  const keeps = row?.keepAlive === true && outlet !== null
  const known = kept.find((entry) => entry.key === pathname)
  if (keeps && known?.outlet !== outlet) setKept(remember(kept, pathname, outlet))
  const fallback = <ScreenSkeleton kind={row?.skeleton ?? 'detail'} />
  return (
    <>
      {kept.map(({ key, outlet: element }) => (
        <Activity key={key} mode={key === pathname ? 'visible' : 'hidden'}>
          <ScreenFrame active={key === pathname}>
            <Suspense fallback={fallback}>{element}</Suspense>
          </ScreenFrame>
        </Activity>
      ))}
      {!keeps && (
        <ScreenFrame key={pathname} active>
          <Suspense fallback={fallback}>{outlet}</Suspense>
        </ScreenFrame>
      )}
    </>
  )
}
