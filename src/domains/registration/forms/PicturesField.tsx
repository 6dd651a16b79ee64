import { type Control, useController } from 'react-hook-form'
import { pictureQueue } from '#/domains/media/upload.ts'
import { FieldGroup } from '#/shared/form/FieldGroup.tsx'
import { ImagePicker } from '#/shared/ui/pictures/ImagePicker.tsx'
import type { Picture } from '#/shared/ui/pictures/image-picker-rules.ts'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { type Answers, type FormField, picturesOf } from '../field-rules.ts'
import './event-form.css'

/** Pictures; they go to the server through WeChat. */
export function PicturesField({ control, field: asked }: { control: Control<Answers>; field: FormField }) {
  const { field, fieldState } = useController({ control, name: asked.key })
  const most = picturesOf(asked)
  return (
    <FieldGroup
      label={`${asked.label}（${asked.required ? '' : '选填，'}最多 ${most} 张）`}
      hint={isWechat() ? asked.hint || '拍清楚文字，每页一张' : '图片只能在微信中上传：要添加图片，请在微信中打开本页'}
      error={fieldState.error?.message}
      ref={field.ref}
    >
      <div className="event-pictures">
        <ImagePicker
          value={(field.value ?? []) as Picture[]}
          onChange={field.onChange}
          maxSize={most}
          queue={pictureQueue}
          label={`添加${asked.label}`}
          keepOutside
          optional
        />
      </div>
    </FieldGroup>
  )
}
