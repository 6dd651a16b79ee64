import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLayer } from '#/shared/ui/layers/use-layer.ts'
import { platformOf } from '#/shared/wechat/platform.ts'
import type { Goods } from '../model.ts'
import { goodsPictures } from '../card-rules.ts'
import { GoodsGallery } from './GoodsGallery.tsx'

const PictureViewer = lazy(() => import('#/shared/ui/pictures/PictureViewer.tsx'))

/** Loads WeChat's functions on demand, only inside WeChat. */
const openInWechat = async (pictures: readonly string[], index: number) =>
  (await import('#/shared/wechat/wechat.ts')).previewImages(pictures, pictures[index] ?? '')

/** The pictures. A tap opens WeChat's viewer; elsewhere, or when that fails, it opens ours, which Back closes. */
export function GoodsPictures({ goods }: { goods: Goods }) {
  const pictures = goodsPictures(goods)
  const viewer = useLayer('pictures')
  const here = useRef(false)
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  const open = (index: number) => {
    if (!platformOf().wechat) return viewer.show(index)
    void openInWechat(pictures, index).catch(() => {
      // Whoever has left the page meanwhile is not led back to it.
      if (here.current) viewer.show(index)
    })
  }
  return (
    <>
      <GoodsGallery pictures={pictures} name={goods.name} onOpen={open} />
      {viewer.open && pictures.length > 0 && (
        <Suspense fallback={null}>
          <PictureViewer pictures={pictures} name={goods.name} first={viewer.at} onClose={viewer.close} />
        </Suspense>
      )}
    </>
  )
}
