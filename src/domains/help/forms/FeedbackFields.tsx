import { type Control, useController, useWatch } from 'react-hook-form'
import { pictureQueue } from '#/domains/media/upload.ts'
import { useSignedIn } from '#/domains/user/store.ts'
import { TextField } from '#/shared/form/Field.tsx'
import { FieldGroup } from '#/shared/form/FieldGroup.tsx'
import { characterCount } from '#/shared/form/character-count.ts'
import { ImagePicker } from '#/shared/ui/pictures/ImagePicker.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { type FeedbackValues, MAX_CHARACTERS, MAX_PICTURES } from './feedback-form.ts'
import '../components/contact.css'

interface Props {
  control: Control<FeedbackValues>
}

/** Pictures are uploaded through WeChat, in the name of the signed-in person. */
function PicturesField({ control }: Props) {
  const { field, fieldState } = useController({ control, name: 'pictures' })
  const signedIn = useSignedIn()
  const possible = isWechat() && signedIn
  const hint = possible ? '截图或照片，按添加的顺序发送' : `${signedIn ? '' : '登录后'}在微信中打开，可以添加图片`
  return (
    <FieldGroup
      label={`图片（选填，最多 ${MAX_PICTURES} 张）`}
      hint={hint}
      error={fieldState.error?.message}
      ref={field.ref}
    >
      {possible && (
        <div className="feedback-pictures">
          <ImagePicker
            value={field.value}
            onChange={field.onChange}
            maxSize={MAX_PICTURES}
            queue={pictureQueue}
            label="添加反馈图片"
            optional
          />
        </div>
      )}
    </FieldGroup>
  )
}

export function FeedbackFields({ control }: Props) {
  const characters = characterCount(useWatch({ control, name: 'content' }))
  return (
    <Card>
      <TextField
        control={control}
        name="content"
        label="反馈内容"
        placeholder="遇到了什么问题，或有什么建议？"
        hint={`${characters}/${MAX_CHARACTERS}字。请不要写身份证号、银行卡号或验证码`}
        multiline
      />
      <PicturesField control={control} />
      <TextField
        control={control}
        name="contact"
        label="联系方式（选填）"
        placeholder="手机号或邮箱，方便我们回复"
        maxLength={100}
      />
    </Card>
  )
}
