import { mediaApi } from '#/domains/media/api.ts'
import { call } from '#/shared/api/call.ts'
import { entryUrl } from '#/shared/wechat/entry-url.ts'
import { cardOf, onCardChange } from '#/shared/wechat/share-card.ts'
import { connectWechat, createWechat } from '#/shared/wechat/wechat.ts'
import { rowOf } from './current-route.ts'
import type { AppRouter } from './router.tsx'

/** ms after which a navigation has ended: address and history key no longer change. */
export const SETTLE_MS = 50

/** Connects WeChat's functions and signs every page; only sharable screens show their own share card. */
export function signPages(router: AppRouter, create: typeof createWechat = createWechat): void {
  const wechat = create({
    sign: (url) => call(mediaApi.signature, { query: { url } }),
    entryUrl: entryUrl.current,
    card: () => cardOf(rowOf(router)),
  })
  connectWechat(wechat)
  onCardChange(() => void wechat.refreshCard())
  let address: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    const { location, navigation } = router.state
    const next = location.pathname + location.search
    if (navigation.state === 'loading') wechat.leavePage()
    if (navigation.state !== 'idle') return
    // A navigation that was aborted has removed the page's card: register it again.
    if (next === address) return void wechat.refreshCard()
    address = next
    clearTimeout(timer)
    timer = setTimeout(() => void wechat.signPage(), SETTLE_MS)
  }
  router.subscribe(settle)
  settle()
}
