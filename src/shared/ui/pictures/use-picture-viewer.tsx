import type { ReactNode } from 'react'
import { lateLayer } from '#/shared/ui/late/late-layer.tsx'
import { useLayer } from '#/shared/ui/layers/use-layer.ts'
import { useHere } from '#/shared/lib/actions/here.ts'
import { platformOf } from '#/shared/wechat/platform.ts'

const PictureViewer = lateLayer(() => import('./PictureViewer.tsx'))

/** Loads WeChat's functions on demand, only inside WeChat. */
const openInWechat = async (pictures: readonly string[], index: number) =>
  (await import('#/shared/wechat/wechat.ts')).previewImages(pictures, pictures[index] ?? '')

/**
 * Opens pictures large in WeChat's viewer. Outside WeChat, or if that viewer fails, the app's own viewer opens, which
 * Back closes.
 * @param layer the name of the history entry; one for each group of pictures of a screen.
 * @param own the pictures show health data: only the app's own viewer opens, because WeChat's viewer can store and
 *   forward pictures.
 */
export function usePictureViewer(layer: string, pictures: readonly string[], name: string, own = false) {
  const viewer = useLayer(layer)
  const here = useHere()
  const open = (index: number, shown: readonly string[] = pictures) => {
    if (own || !platformOf().wechat) return viewer.show(index)
    void openInWechat(shown, index).catch(() => {
      // If the screen was left meanwhile, the viewer would navigate back to it.
      if (here.current) viewer.show(index)
    })
  }
  const shown: ReactNode = viewer.open && pictures.length > 0 && (
    <PictureViewer pictures={pictures} name={name} first={viewer.at} onClose={viewer.close} />
  )
  return { open, shown }
}
