import { mediaApi } from '#/domains/media/contract.ts'
import { call } from '#/shared/api/call.ts'
import { ENTRY_URL } from '#/shared/wechat/entry-url.ts'
import { platformOf } from '#/shared/wechat/platform.ts'
import { rowOf } from './place.ts'
import type { AppRouter } from './router.tsx'

/** A navigation counts as settled after this many ms: the address bar and the history key are final then. */
export const SETTLE_MS = 50

// Nobody outside WeChat pays for the SDK and what belongs to it.
const loadParts = async () => {
  const [wechat, share] = await Promise.all([import('#/shared/wechat/wechat.ts'), import('#/shared/wechat/share.ts')])
  return { ...wechat, ...share }
}

/** Signs each page for WeChat and registers its share card (NAV-021, NAV-022); outside WeChat it does nothing (ADD-001). */
export function startWechat(router: AppRouter, load: typeof loadParts = loadParts): void {
  if (!platformOf().wechat) return
  // Nobody has asked for anything yet: what goes wrong here is told when a WeChat function is used.
  follow(router, load).catch(() => undefined)
}

async function follow(router: AppRouter, load: typeof loadParts): Promise<void> {
  const { connectWechat, createWechat, currentCard, defaultCard, onCardChange } = await load()
  const wechat = createWechat({
    sign: (url) => call(mediaApi.signature, { query: { url } }),
    entryUrl: ENTRY_URL,
    card: () => (rowOf(router)?.share ? currentCard() : defaultCard()),
  })
  connectWechat(wechat)
  onCardChange(() => void wechat.refreshCard())
  let address: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    const { location, navigation } = router.state
    const next = location.pathname + location.search
    if (navigation.state !== 'idle' || next === address) return
    address = next
    clearTimeout(timer)
    timer = setTimeout(() => void wechat.signPage(), SETTLE_MS)
  }
  router.subscribe(settle)
  settle()
}
