import { platformOf } from '#/shared/wechat/platform.ts'
import type { AppRouter } from './router.tsx'

// Loads the SDK and its code only inside WeChat.
const loadPages = () => import('./wechat-pages.ts')

/**
 * Signs each page for WeChat and registers its share card (NAV-021, NAV-022); does nothing outside WeChat (ADD-001).
 */
export function startWechat(
  router: AppRouter,
  load: () => Promise<Pick<Awaited<ReturnType<typeof loadPages>>, 'signPages'>> = loadPages,
): void {
  if (!platformOf().wechat) return
  // At start, no screen needs a WeChat function: a failure is reported when a screen uses a function.
  load().then(
    ({ signPages }) => signPages(router),
    () => undefined,
  )
}
