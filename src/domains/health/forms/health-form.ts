import * as z from 'zod/mini'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { pictureList } from '#/shared/form/picture-rules.ts'
import { region, required, text } from '#/shared/form/validators.ts'
import { pictureUrls, savedPictures } from '#/shared/ui/pictures/image-picker-rules.ts'
import type { HealthRecord } from '../model.ts'
import { type RecordType, recordTypes } from '../rules.ts'

/** The order of the fields is the order of the error messages; name, gender and birthday are optional (MISC-003). */
export const HealthForm = z.object({
  recordType: z.enum(recordTypes),
  /** At least one picture is required (VAL-010). */
  pictures: pictureList('档案图片', true),
  hospital: text('就诊医院', required),
  recordDate: text('就诊日期', required),
  region: region('报告领取地区'),
  gender: z.enum(['SECRET', 'MALE', 'FEMALE']),
  birthday: z.string(),
  married: z.enum(['', 'YES', 'NO']),
})
export type HealthValues = z.infer<typeof HealthForm>

/**
 * Personal and health data is only in memory. After a reload, two values are restored: the kind of record, which is in
 * the address anyway, and the region, which hundreds of thousands of people share.
 */
export const persistedHealthFields: PersistedFields<HealthValues> = {
  fields: z.object({ recordType: z.enum(recordTypes), region: z.array(z.string()).check(z.maxLength(4)) }),
  lost: {
    pictures: '档案图片',
    hospital: '就诊医院',
    recordDate: '就诊日期',
    gender: '性别',
    birthday: '出生日期',
    married: '婚姻状况',
  },
}

export const recordLabels = {
  ...persistedHealthFields.lost,
  recordType: '档案类型',
  recordImage: '档案图片',
  reportReceivingProvince: '报告领取地区',
  reportReceivingCity: '报告领取地区',
  reportReceivingDistrict: '报告领取地区',
}

/** The form values of a record; a new record has the kind of the list from which the form was opened (LIT-014). */
export function valuesOf(record: HealthRecord | null, recordType: RecordType): HealthValues {
  if (!record)
    return {
      recordType,
      pictures: [],
      hospital: '',
      recordDate: '',
      region: [],
      gender: 'SECRET',
      birthday: '',
      married: '',
    }
  const { hospital, recordDate, gender, birthday, married } = record
  const places = [record.reportReceivingProvince, record.reportReceivingCity, record.reportReceivingDistrict]
  return {
    recordType: recordTypes.find((type) => type === record.recordType) ?? recordType,
    pictures: savedPictures(record.recordImage),
    hospital,
    recordDate,
    region: places.every(Boolean) ? places : [],
    gender,
    birthday,
    married: married === null ? '' : married ? 'YES' : 'NO',
  }
}

/** The request body of a valid form (BIND-014). */
export function bodyOf({
  region: places,
  pictures: all,
  married,
  ...rest
}: HealthValues): Omit<HealthRecord, 'id' | 'recordType'> & { recordType: RecordType } {
  const [reportReceivingProvince = '', reportReceivingCity = '', reportReceivingDistrict = ''] = places
  return {
    ...rest,
    reportReceivingProvince,
    reportReceivingCity,
    reportReceivingDistrict,
    recordImage: pictureUrls(all),
    married: married === '' ? null : married === 'YES',
  }
}

/**
 * The draft of a new record of this kind, or of the loaded version of a record; a draft of an older version is not
 * used.
 */
export const draftOf = (record: HealthRecord | null, recordType: RecordType): string =>
  record ? `health ${JSON.stringify(record)}` : `health new ${recordType}`
