import { Carousel } from '#/shared/ui/Carousel.tsx'
import { SafeImage } from '#/shared/ui/SafeImage.tsx'

export function GoodsGallery({ pictures, name }: { pictures: readonly string[]; name: string }) {
  if (pictures.length === 0) return <SafeImage src="" alt={name} />
  return (
    <Carousel label="商品图片" numbered>
      {pictures.map((picture, index) => (
        <SafeImage key={picture} src={picture} alt={`${name} 图${index + 1}`} eager={index === 0} />
      ))}
    </Carousel>
  )
}
