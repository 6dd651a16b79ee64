import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { pictureQueue } from '#/domains/media/upload.ts'
import { FieldGroup } from '#/shared/form/FieldGroup.tsx'
import { ImagePicker } from '#/shared/ui/pictures/ImagePicker.tsx'
import type { Picture } from '#/shared/ui/pictures/image-picker-rules.ts'
import { usePictureViewer } from '#/shared/ui/pictures/use-picture-viewer.tsx'
import { isWechat } from '#/shared/wechat/wechat.ts'
import './pictures-field.css'

interface PicturesFieldProps<T extends FieldValues> {
  // eslint-disable-next-line typescript/no-explicit-any -- react-hook-form types the context as any
  control: Control<T, any, any>
  name: FieldPath<T>
  label: string
  most: number
  hint?: string
  /** The form is valid without pictures too. */
  optional?: boolean
  /** The form itself shows the message that pictures need WeChat. */
  wechatSaid?: boolean
  /** Health data: a picture is opened in the app's own viewer only. */
  own?: boolean
}

export const PICTURES_NEED_WECHAT = '图片只能在微信中上传：要添加图片，请在微信中打开本页'

/** The pictures of a form; WeChat uploads them one after another. A tap opens a picture large, even outside WeChat. */
export function PicturesField<T extends FieldValues>(props: PicturesFieldProps<T>) {
  const { control, name, label, most, hint = '拍清楚文字，每页一张', optional = false, wechatSaid = false, own } = props
  const {
    field: { value, onChange, ref },
    fieldState,
  } = useController({ control, name })
  const pictures: readonly Picture[] = value ?? []
  const urls = pictures.map(({ url }) => url).filter(Boolean)
  const viewer = usePictureViewer(urls, label, own)
  return (
    <FieldGroup
      label={`${label}（${optional ? '选填，' : ''}最多 ${most} 张）`}
      hint={wechatSaid || isWechat() ? hint : PICTURES_NEED_WECHAT}
      error={fieldState.error?.message}
      ref={ref}
    >
      <div className="pictures-field">
        <ImagePicker
          value={pictures}
          onChange={onChange}
          maxSize={most}
          queue={pictureQueue}
          label={`添加${label}`}
          keepOutside
          optional={optional}
          view={(url) => viewer.open(urls.indexOf(url))}
        />
      </div>
      {viewer.shown}
    </FieldGroup>
  )
}
