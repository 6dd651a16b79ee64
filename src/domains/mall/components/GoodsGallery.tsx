import { Carousel } from '#/shared/ui/pictures/Carousel.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import './goods.css'

interface GoodsGalleryProps {
  pictures: readonly string[]
  name: string
  /** Called when a picture is tapped, to open it full-screen. */
  onOpen: (index: number) => void
}

export function GoodsGallery({ pictures, name, onOpen }: GoodsGalleryProps) {
  if (pictures.length === 0) return <SafeImage src="" alt={name} />
  return (
    <Carousel label="商品图片" numbered>
      {pictures.map((picture, index) => (
        <button key={picture} type="button" className="gallery" aria-label="查看大图" onClick={() => onOpen(index)}>
          <SafeImage src={picture} alt={`${name} 图${index + 1}`} eager={index === 0} />
        </button>
      ))}
    </Carousel>
  )
}
