import { Card } from '#/shared/ui/Page.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { usePictureViewer } from '#/shared/ui/pictures/use-picture-viewer.tsx'
import { keyed } from '#/shared/lib/keyed.ts'
import type { Claim } from '../model.ts'
import { imagesOf, type Material, materials } from '../rules.ts'
import './insurance.css'

function Pictures({ material: { label }, images }: { material: Material; images: readonly string[] }) {
  const viewer = usePictureViewer(images, label)
  return (
    <section className="claim-material">
      <h3>{label}</h3>
      <ul className="claim-pictures" aria-label={label}>
        {keyed(images, (image) => image).map(([key, image], index) => (
          <li key={key}>
            <button type="button" aria-label={`查看${label}第 ${index + 1} 张图片`} onClick={() => viewer.open(index)}>
              <SafeImage src={image} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {viewer.shown}
    </section>
  )
}

export function ClaimMaterials({ claim }: { claim: Claim }) {
  const there = materials.flatMap((material) => {
    const images = imagesOf(claim, material.type)
    return images.length > 0 ? [{ material, images }] : []
  })
  if (there.length === 0) return null
  return (
    <Card title="已提交的材料">
      {there.map(({ material, images }) => (
        <Pictures key={material.type} material={material} images={images} />
      ))}
    </Card>
  )
}
