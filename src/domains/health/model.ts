import * as z from 'zod/mini'
import { Gender } from '#/domains/session/model.ts'
import { Id, maybe, Text } from '#/shared/api/wire.ts'
import { picturesOf, recordTypes } from './rules.ts'

export { Nothing } from '#/shared/api/wire.ts'

const genders = ['SECRET', 'MALE', 'FEMALE'] as const

export const RecordsQuery = z.object({ recordType: z.enum(recordTypes) })

export const HealthRecord = z.object({
  id: Id,
  recordType: z.catch(z.enum(recordTypes), 'CASE'),
  hospital: Text,
  /** `YYYY-MM-DD`, or empty. */
  recordDate: Text,
  reportReceivingProvince: Text,
  reportReceivingCity: Text,
  reportReceivingDistrict: Text,
  /** One address, several in one text, or a list. */
  recordImage: z.pipe(
    z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
    z.transform((given): string[] => picturesOf(given ?? '')),
  ),
  married: maybe(z.boolean()),
  birthday: Text,
  gender: Gender,
})
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
export const ChangedRecord = z.object({ id: z.string(), ...record })

export const Baby = z.object({ id: Id, name: Text, gender: Gender, birthday: Text })
export type Baby = z.infer<typeof Baby>

/** Nothing while nobody has written it down. */
export const BabyReply = maybe(Baby)

const baby = { name: z.string(), gender: z.enum(genders), birthday: z.string() }
export const NewBaby = z.object(baby)
export const ChangedBaby = z.object({ id: z.string(), ...baby })
