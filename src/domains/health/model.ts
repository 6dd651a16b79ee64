import * as z from 'zod/mini'
import { PictureList } from '#/shared/api/picture-list.ts'
import { Gender } from '#/domains/user/model.ts'
import { Day } from '#/shared/api/day.ts'
import { editable } from '#/shared/api/editable.ts'
import { FlagOrNull, Id, maybe, open, nullableReply, shape, Text } from '#/shared/api/wire.ts'
import { recordTypes } from './rules.ts'

export { Nothing } from '#/shared/api/wire.ts'

const genders = ['SECRET', 'MALE', 'FEMALE'] as const

export const RecordsQuery = z.object({ recordType: z.enum(recordTypes) })

export const HealthRecord = editable(
  shape('HealthRecord', {
    /** A record without an id is read-only. */
    id: maybe(Id),
    recordType: open(recordTypes),
    hospital: Text,
    recordDate: Day,
    reportReceivingProvince: Text,
    reportReceivingCity: Text,
    reportReceivingDistrict: Text,
    recordImage: PictureList,
    married: FlagOrNull,
    birthday: Day,
    gender: Gender,
  }),
)
export type HealthRecord = z.infer<typeof HealthRecord>

const record = {
  recordType: z.enum(recordTypes),
  hospital: z.string(),
  recordDate: z.string(),
  reportReceivingProvince: z.string(),
  reportReceivingCity: z.string(),
  reportReceivingDistrict: z.string(),
  recordImage: z.array(z.string()),
  married: z.nullable(z.boolean()),
  birthday: z.string(),
  gender: z.enum(genders),
}
export const NewRecord = z.object(record)
/** The body of a change; fields that could not be read and were not entered are left out. */
export const ChangedRecord = z.object({ id: z.string(), ...z.partial(NewRecord).shape })

export const Baby = editable(shape('BabyInfo', { id: maybe(Id), name: Text, gender: Gender, birthday: Day }))
export type Baby = z.infer<typeof Baby>

/** Empty before the first save. */
export const BabyReply = nullableReply(Baby)

const baby = { name: z.string(), gender: z.enum(genders), birthday: z.string() }
export const NewBaby = z.object(baby)
/** Without an id, the record belongs to the person's only baby. */
export const ChangedBaby = z.object({ id: z.optional(z.string()), ...z.partial(NewBaby).shape })
