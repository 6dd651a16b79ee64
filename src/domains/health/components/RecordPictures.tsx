import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { usePictureViewer } from '#/shared/ui/pictures/use-picture-viewer.tsx'
import './health.css'

export function RecordPictures({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const viewer = usePictureViewer(pictures, name, true)
  return (
    <>
      <ul className="record-pictures" aria-label="档案图片">
        {pictures.map((picture, index) => (
          <li key={picture}>
            <button type="button" aria-label={`查看第 ${index + 1} 张图片`} onClick={() => viewer.open(index)}>
              <SafeImage src={picture} alt="" />
            </button>
          </li>
        ))}
      </ul>
      {viewer.shown}
    </>
  )
}
