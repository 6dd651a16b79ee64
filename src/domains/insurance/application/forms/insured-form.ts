import * as z from 'zod/mini'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { pictureList } from '#/shared/form/picture-rules.ts'
import { customerIdentityTypes, maskIdentity, maskMobile } from '#/shared/lib/idcard.ts'
import { pictureUrls } from '#/shared/ui/pictures/image-picker-rules.ts'
import { bodyOf, personLabels, type PersonValues } from '#/widgets/person/person-form.ts'
import type { ChangedMaterial, InsureMaterial } from '../model.ts'

/** Data that the insurer needs besides the person's own fields. The pictures may be added later. */
export const InsuredPapers = z.object({ relation: z.string(), pictures: pictureList('材料图片') })
export type PapersValues = z.infer<typeof InsuredPapers>

/** The pictures show identity documents: they stay in memory. */
export const persistedPapersFields: PersistedFields<PapersValues> = {
  fields: z.object({}),
  lost: { pictures: '材料图片' },
}

export const materialLabels = { ...personLabels, relation: '与您的关系', images: '材料图片' }

export function materialOf(id: string, values: PersonValues, { relation, pictures }: PapersValues): ChangedMaterial {
  const { identityCardType, ...person } = bodyOf(values)
  const type = customerIdentityTypes.find((one) => one === identityCardType) ?? 'CHINESE_IDENTITY_CARD'
  return { id, ...person, identityCardType: type, relation, images: pictureUrls(pictures) }
}

/** The text of the confirmation before the data becomes final: it lists the data that the insurer gets. */
export function finalText({ name, relation, identityCard, mobile, images }: InsureMaterial): string {
  const parts = [
    `被保险人${name}`,
    relation && `与您的关系：${relation}`,
    `证件号码${maskIdentity(identityCard)}`,
    mobile && `手机号${maskMobile(mobile)}`,
    `材料图片${images.length}张`,
  ]
  return `将提交给保险公司：${parts.filter(Boolean).join('，')}。提交后不能修改，确定提交吗？`
}
