import type { Gender } from '#/domains/user/model.ts'
import type { Category } from '../../source/report-ids.ts'
import type { ItemView } from '../../rules.ts'

/**
 * A sex-specific item describes an organ or a time of life that only one sex has. For a person of the other sex,
 * neither a level nor advice is shown. Breast cancer and hereditary diseases are not sex-specific, because both sexes
 * have or carry them.
 */

type Named = Pick<ItemView, 'nameCn' | 'nameEn'>

const WOMENS = /子宫|卵巢|宫颈|宫外孕|输卵管|阴道|外阴|月经|痛经|绝经|妊娠|子痫|流产|产后|不孕(?!不育)/
const MENS = /前列腺|睾|阴囊|阴茎|包皮|包茎|精索|精囊|精子|[少弱死]精|尿道下裂|男性不育|勃起|早泄/
const womensEn =
  /uter(?:us|ine)|ovar(?:y|ian)|endometri|cervical cancer|cervix|vagin|vulv|menopaus|menstrua|pregnan|eclampsia|miscarriage|postpartum|female infertility/i
const mensEn = /prostat|testic|testis|cryptorchid|scrot|penile|hypospadias|spermi|\bmale infertility|erectile|ejaculat/i

export const mayBeOfOneSex = (category: Category): boolean => category === 'COMMON_DISEASES'

/** The sex to which an item is specific; null if it is not sex-specific. */
export function onlySexOf({ nameCn, nameEn }: Named, category: Category): 'FEMALE' | 'MALE' | null {
  if (!mayBeOfOneSex(category)) return null
  // The English name is used only if there is no Chinese name, because an English name may mislead: 颈椎病 is "cervical",
  // too.
  const womens = nameCn ? WOMENS.test(nameCn) : womensEn.test(nameEn)
  const mens = nameCn ? MENS.test(nameCn) : mensEn.test(nameEn)
  return womens === mens ? null : womens ? 'FEMALE' : 'MALE'
}

/**
 * `other` means that the item is specific to the other sex, `own` that it is not, `waiting` that the person's sex is
 * being read.
 */
export type SexMatch = 'own' | 'other' | 'waiting'

/** If the sex is unknown, no item is excluded. */
export function sexMatchOf(item: Named, category: Category, owner: { gender: Gender; settled: boolean }): SexMatch {
  const sex = onlySexOf(item, category)
  if (sex === null) return 'own'
  if (!owner.settled) return 'waiting'
  return owner.gender === 'SECRET' || owner.gender === sex ? 'own' : 'other'
}

/** The text that is shown instead of the result; it says nothing about the person. */
export const otherSexText = (item: Named, category: Category): string =>
  `这一项讲的是${onlySexOf(item, category) === 'MALE' ? '男性' : '女性'}的身体`

/** Why no result is shown. The recorded sex may be wrong. */
export const recordedSexText = (item: Named, category: Category): string =>
  `报告资料里的性别是${onlySexOf(item, category) === 'MALE' ? '女' : '男'}，所以这里不显示等级和建议。资料写错了，请联系客服更正。`

/** The text that is shown instead of the result among the results of relatives. */
export const NOT_FOR_SEX = '不适用'
