import { useQueryClient } from '@tanstack/react-query'
import { uploadPicture } from '#/domains/media/upload.ts'
import { sessionApi } from '#/domains/session/contract.ts'
import { me } from '#/domains/session/queries.ts'
import { call } from '#/shared/api/call.ts'
import { errorText } from '#/shared/api/errors.ts'
import { useOneAtATime } from '#/shared/lib/once.ts'
import { UPLOAD_FAILED, UPLOADING } from '#/shared/ui/image-picker-rules.ts'
import { SafeImage } from '#/shared/ui/SafeImage.tsx'
import { toast } from '#/shared/ui/toast.ts'
import { askWechat, chooseImages } from '#/shared/wechat/wechat.ts'

/** The head image; a tap takes another one from the phone. Pictures can only be sent from WeChat (VAL-038). */
export function HeadImage({ src }: { src: string }) {
  const client = useQueryClient()
  const change = useOneAtATime(async () => {
    const [localId] = (await askWechat(chooseImages(1))) ?? []
    if (!localId) return
    const url = await uploadPicture(localId)
    if (!url) return toast(UPLOAD_FAILED)
    try {
      await call(sessionApi.update, { body: { headImage: url } })
      await client.invalidateQueries({ queryKey: me().queryKey })
      toast('头像已更换', 'success')
    } catch (error) {
      toast(errorText(error))
    }
  })
  return (
    <button type="button" className="row head-image" aria-label="更换头像" aria-busy={change.busy} onClick={change.run}>
      <span className="row-label">头像</span>
      <span className="row-value">
        {change.busy ? UPLOADING : <SafeImage src={src || '/pictures/avatar.svg'} alt="" />}
      </span>
    </button>
  )
}
