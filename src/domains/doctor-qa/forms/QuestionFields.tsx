import { useQuery } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { me } from '#/domains/user/queries.ts'
import { TextField } from '#/shared/form/Field.tsx'
import { characterCount } from '#/shared/form/character-count.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { PicturesField } from '#/widgets/PicturesField.tsx'
import { QUESTION_LENGTH, QUESTION_PICTURES } from '../rules.ts'
import type { QuestionValues } from './record-form.ts'

/** The name in the profile is only a placeholder: only a typed name is sent. */
export function QuestionFields({ control }: { control: Control<QuestionValues> }) {
  const { data: user } = useQuery(me())
  const characters = characterCount(useWatch({ control, name: 'content' }))
  return (
    <Card>
      <TextField
        control={control}
        name="content"
        label="问题"
        placeholder="请写清孕周或产后多久、哪里不舒服、想问什么"
        hint={`${characters}/${QUESTION_LENGTH}字。请不要写身份证号和电话`}
        multiline
      />
      <PicturesField
        control={control}
        name="pictures"
        label="图片"
        most={QUESTION_PICTURES}
        hint="检查单、报告或患处的照片，拍清楚"
        optional
      />
      <TextField
        control={control}
        name="name"
        label="称呼（选填）"
        placeholder={user?.fullName ? `例如：${user.fullName}` : '例如：李女士'}
        hint="医生会看到这个称呼；不填，医生就看不到称呼"
        maxLength={20}
      />
    </Card>
  )
}
