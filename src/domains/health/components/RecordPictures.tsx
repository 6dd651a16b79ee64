import { Suspense } from 'react'
import { latePart } from '#/shared/ui/late/late-part.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { useLayer } from '#/shared/ui/layers/use-layer.ts'
import './health.css'

const PictureViewer = latePart(() => import('#/shared/ui/pictures/PictureViewer.tsx'))

interface Props {
  pictures: readonly string[]
  name: string
}

/**
 * The pictures of a record. A tap opens one in the app's own viewer: WeChat's viewer can store and forward pictures.
 */
export function RecordPictures({ pictures, name }: Props) {
  const viewer = useLayer('pictures')
  return (
    <>
      <ul className="record-pictures" aria-label="档案图片">
        {pictures.map((picture, index) => (
          <li key={picture}>
            <button type="button" aria-label={`查看第 ${index + 1} 张图片`} onClick={() => viewer.show(index)}>
              <SafeImage src={picture} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {viewer.open && pictures.length > 0 && (
        <Suspense fallback={null}>
          <PictureViewer pictures={pictures} name={name} first={viewer.at} onClose={viewer.close} />
        </Suspense>
      )}
    </>
  )
}
