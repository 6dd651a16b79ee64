import { usePictureViewer } from '#/shared/ui/pictures/use-picture-viewer.tsx'
import type { Goods } from '../model.ts'
import { goodsPictures } from '../rules.ts'
import { GoodsGallery } from './GoodsGallery.tsx'

/** The pictures; a tap opens them large. */
export function GoodsPictures({ goods }: { goods: Goods }) {
  const pictures = goodsPictures(goods)
  const viewer = usePictureViewer('pictures', pictures, goods.name)
  return (
    <>
      <GoodsGallery pictures={pictures} name={goods.name} onOpen={viewer.open} />
      {viewer.shown}
    </>
  )
}
