import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router'
import { useSession } from '#/domains/user/store.ts'
import { queryClientOf } from './identity.ts'
import { reportCaught } from './report-errors.ts'
import type { AppRouter } from './router.tsx'

/**
 * For updates outside a transition: React renders them in one piece, as its own `flushSync` does, but runs the effects
 * after the paint. `flushSync` runs the effects before, which delays the screen by 20 ms on a slow phone.
 */
const renderInOnePiece = <R,>(update: () => R): R => update()

/** Each identity has its own query cache: the whole tree is remounted when another person signs in. */
export function App({ router }: { router: AppRouter }) {
  const scope = useSession((state) => state.scope)
  return (
    <QueryClientProvider key={scope} client={queryClientOf(scope)}>
      <RouterProvider router={router} flushSync={renderInOnePiece} onError={(error) => reportCaught(error, router)} />
    </QueryClientProvider>
  )
}
