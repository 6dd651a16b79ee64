import { uploadPicture } from '#/domains/media/upload.ts'
import { changeHeadImage } from '#/domains/user/mutations.ts'
import { UPLOAD_FAILED, UPLOADING } from '#/shared/ui/pictures/image-picker-rules.ts'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { withFailureToast, chooseImages } from '#/shared/wechat/wechat.ts'
import '#/shared/ui/row.css'
import './member.css'

/** The avatar; a tap chooses another picture from the phone. Pictures can only be uploaded from WeChat (VAL-038). */
export function HeadImage({ src }: { src: string }) {
  const { run, busy } = useAppMutation(changeHeadImage)
  const change = () =>
    run(async () => {
      const [localId] = (await withFailureToast(chooseImages(1))) ?? []
      const url = localId && (await uploadPicture(localId))
      if (localId && !url) toast(UPLOAD_FAILED)
      return url ? { body: { headImage: url } } : null
    })
  return (
    <button type="button" className="row head-image" aria-label="更换头像" aria-busy={busy} onClick={change}>
      <span className="row-label">头像</span>
      <span className="row-value">{busy ? UPLOADING : <SafeImage src={src || '/pictures/avatar.svg'} alt="" />}</span>
    </button>
  )
}
