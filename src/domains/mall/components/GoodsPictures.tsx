import { usePictureViewer } from '#/shared/ui/pictures/use-picture-viewer.tsx'
import type { Goods } from '../model.ts'
import { goodsPictures } from '../card-rules.ts'
import { GoodsGallery } from './GoodsGallery.tsx'

/**
 * The pictures of goods. A tap opens WeChat's viewer. Elsewhere, or when that fails, it opens the app's own viewer,
 * which Back closes.
 */
export function GoodsPictures({ goods }: { goods: Goods }) {
  const pictures = goodsPictures(goods)
  const viewer = usePictureViewer('pictures', pictures, goods.name)
  return (
    <>
      <GoodsGallery pictures={pictures} name={goods.name} onOpen={(index) => viewer.open(index)} />
      {viewer.shown}
    </>
  )
}
