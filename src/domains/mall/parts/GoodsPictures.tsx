import { lazy, Suspense } from 'react'
import { useLayer } from '#/shared/ui/layers/use-layer.ts'
import { platformOf } from '#/shared/wechat/platform.ts'
import type { Goods } from '../model.ts'
import { goodsPictures } from '../rules.ts'
import { GoodsGallery } from './GoodsGallery.tsx'

const PictureViewer = lazy(() => import('#/shared/ui/pictures/PictureViewer.tsx'))

/** WeChat's functions are loaded only inside WeChat. */
const inWechat = async (pictures: readonly string[], index: number) =>
  (await import('#/shared/wechat/wechat.ts')).previewImages(pictures, pictures[index] ?? '')

/** The pictures; a tap opens one full-screen, in WeChat's own viewer if available, else in ours. Back closes it. */
export function GoodsPictures({ goods }: { goods: Goods }) {
  const pictures = goodsPictures(goods)
  const viewer = useLayer('pictures')
  const open = (index: number) => {
    if (!platformOf().wechat) return viewer.show(index)
    void inWechat(pictures, index).catch(() => viewer.show(index))
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
