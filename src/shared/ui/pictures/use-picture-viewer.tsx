import { type ReactNode, useState } from 'react'
import { useIsShown } from '#/shared/lib/actions/use-is-shown.ts'
import { lazyLayer } from '#/shared/ui/lazy/lazy-layer.tsx'
import { platformOf } from '#/shared/wechat/platform.ts'

const PictureViewer = lazyLayer(() => import('./PictureViewer.tsx'))

/** Loads WeChat's functions on demand, only inside WeChat. */
const openInWechat = async (pictures: readonly string[], index: number) =>
  (await import('#/shared/wechat/wechat.ts')).previewImages(pictures, pictures[index] ?? '')

/**
 * Opens pictures large in WeChat's viewer. Outside WeChat, or if that viewer fails, the app's own viewer opens, which
 * Back closes.
 * @param own the pictures show health data: only the app's own viewer opens, because WeChat's viewer can store and
 *   forward pictures.
 */
export function usePictureViewer(pictures: readonly string[], name: string, own = false) {
  const isShown = useIsShown()
  const [first, setFirst] = useState<number | null>(null)
  const open = (index: number, shown: readonly string[] = pictures) => {
    if (own || !platformOf().wechat) return setFirst(index)
    void openInWechat(shown, index).catch(() => {
      // A kept-alive screen that was left meanwhile would show the viewer when the person returns.
      if (isShown.current) setFirst(index)
    })
  }
  const shown: ReactNode = first !== null && pictures.length > 0 && (
    <PictureViewer pictures={pictures} name={name} first={first} onClose={() => setFirst(null)} />
  )
  return { open, shown }
}
