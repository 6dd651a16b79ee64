import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router/dom'
import { useSession } from '#/domains/user/store.ts'
import { queryClientOf } from './identity.ts'
import { reportCaught } from './report-errors.ts'
import type { AppRouter } from './router.tsx'

/** Each identity has its own query cache: the whole tree is remounted when another person signs in. */
export function App({ router }: { router: AppRouter }) {
  const scope = useSession((state) => state.scope)
  return (
    <QueryClientProvider key={scope} client={queryClientOf(scope)}>
      <RouterProvider router={router} onError={(error) => reportCaught(error, router)} />
    </QueryClientProvider>
  )
}
