import { platformOf } from '#/shared/wechat/platform.ts'
import type { AppRouter } from './router.tsx'

// Nobody outside WeChat pays for the SDK and what belongs to it.
const loadPages = () => import('./wechat-pages.ts')

/** Signs each page for WeChat and registers its share card (NAV-021, NAV-022); outside WeChat it does nothing (ADD-001). */
export function startWechat(
  router: AppRouter,
  load: () => Promise<Pick<Awaited<ReturnType<typeof loadPages>>, 'followPages'>> = loadPages,
): void {
  if (!platformOf().wechat) return
  // Nobody has asked for anything yet: what goes wrong here is told when a WeChat function is used.
  load().then(
    ({ followPages }) => followPages(router),
    () => undefined,
  )
}
