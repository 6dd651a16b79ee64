import { Suspense } from 'react'
import { latePart } from '#/shared/ui/late/late-part.tsx'
import { type Control, useController } from 'react-hook-form'
import { pictureQueue } from '#/domains/media/upload.ts'
import { sexChoices } from '#/domains/user/model.ts'
import { ChoiceField, TextField } from '#/shared/form/Field.tsx'
import { FieldGroup } from '#/shared/form/FieldGroup.tsx'
import { ImagePicker } from '#/shared/ui/pictures/ImagePicker.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { useLayer } from '#/shared/ui/layers/use-layer.ts'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { DayField } from '#/widgets/DayField.tsx'
import { RegionField } from '#/widgets/RegionField.tsx'
import { marriedLabel, RECORD_PICTURES, recordTypeLabel, recordTypes } from '../rules.ts'
import type { HealthValues } from './health-form.ts'
import '../components/health.css'

const PictureViewer = latePart(() => import('#/shared/ui/pictures/PictureViewer.tsx'))

interface Props {
  control: Control<HealthValues>
}

const types = recordTypes.map((value) => ({ value, label: recordTypeLabel[value] }))
const marriages = [
  { value: 'YES', label: marriedLabel(true) },
  { value: 'NO', label: marriedLabel(false) },
]

function PicturesField({ control }: Props) {
  const { field, fieldState } = useController({ control, name: 'pictures' })
  const viewer = useLayer('pictures')
  const urls = field.value.map(({ url }) => url).filter(Boolean)
  return (
    <FieldGroup
      label={`档案图片（最多 ${RECORD_PICTURES} 张）`}
      hint={isWechat() ? '拍清楚文字，每页一张' : '图片只能在微信中上传：要保存新图片，请在微信中打开本页'}
      error={fieldState.error?.message}
      ref={field.ref}
    >
      <div className="health-pictures">
        <ImagePicker
          value={field.value}
          onChange={field.onChange}
          maxSize={RECORD_PICTURES}
          queue={pictureQueue}
          label="添加档案图片"
          keepOutside
          view={(url) => viewer.show(urls.indexOf(url))}
        />
      </div>
      {viewer.open && urls.length > 0 && (
        <Suspense fallback={null}>
          <PictureViewer pictures={urls} name="档案图片" first={viewer.at} onClose={viewer.close} />
        </Suspense>
      )}
    </FieldGroup>
  )
}

export function HealthFields({ control }: Props) {
  return (
    <>
      <Card className="health-form">
        <ChoiceField control={control} name="recordType" label="档案类型" choices={types} />
        <PicturesField control={control} />
        <TextField
          control={control}
          name="hospital"
          label="就诊医院"
          placeholder="医院或体检中心的名称"
          maxLength={50}
        />
        <DayField control={control} name="recordDate" label="就诊日期" />
        <RegionField control={control} name="region" label="报告领取地区" />
      </Card>
      <Card title="本人情况（选填）" className="health-form">
        <ChoiceField control={control} name="gender" label="性别" choices={sexChoices} />
        <DayField control={control} name="birthday" label="出生日期" birthday />
        <ChoiceField control={control} name="married" label="婚姻状况" choices={marriages} />
      </Card>
    </>
  )
}
