import type { Control } from 'react-hook-form'
import { sexChoices } from '#/domains/user/model.ts'
import { ChoiceField, TextField } from '#/shared/form/Field.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { DayField } from '#/widgets/DayField.tsx'
import { PicturesField } from '#/widgets/PicturesField.tsx'
import { RegionField } from '#/widgets/region/RegionField.tsx'
import { marriedLabel, RECORD_PICTURES, recordTypeLabel, recordTypes } from '../rules.ts'
import type { HealthValues } from './health-form.ts'
import '../components/health.css'

const types = recordTypes.map((value) => ({ value, label: recordTypeLabel[value] }))
const marriages = [
  { value: 'YES', label: marriedLabel(true) },
  { value: 'NO', label: marriedLabel(false) },
]

export function HealthFields({ control }: { control: Control<HealthValues> }) {
  return (
    <>
      <Card className="health-form">
        <ChoiceField control={control} name="recordType" label="档案类型" choices={types} />
        <PicturesField
          control={control}
          name="pictures"
          label="档案图片"
          most={RECORD_PICTURES}
          own
          wechatSaid
          {...(!isWechat() && { hint: '图片只能在微信中上传：要保存新图片，请在微信中打开本页' })}
        />
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
