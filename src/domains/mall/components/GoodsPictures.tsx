import { Carousel } from '#/shared/ui/pictures/Carousel.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { usePictureViewer } from '#/shared/ui/pictures/use-picture-viewer.tsx'
import type { Goods } from '../model.ts'
import { goodsPictures } from '../catalogue/card-rules.ts'
import './goods.css'

export function GoodsPictures({ goods }: { goods: Goods }) {
  const { name } = goods
  const pictures = goodsPictures(goods)
  const viewer = usePictureViewer(pictures, name)
  if (pictures.length === 0) return <SafeImage src="" alt={name} />
  return (
    <>
      <Carousel label="商品图片" numbered>
        {pictures.map((picture, index) => (
          <button
            key={picture}
            type="button"
            className="gallery"
            aria-label="查看大图"
            onClick={() => viewer.open(index)}
          >
            <SafeImage src={picture} alt={`${name} 图${index + 1}`} eager={index === 0} />
          </button>
        ))}
      </Carousel>
      {viewer.shown}
    </>
  )
}
