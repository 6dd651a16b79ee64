import type { Gender } from '#/domains/user/model.ts'
import type { Category } from '../../report-ids.ts'
import type { ItemView } from '../../rules.ts'

/**
 * Items about a part or a time of the body that only one sex has. For a person of the other sex neither a level nor
 * advice is shown. Breast cancer is not among them, and neither are hereditary diseases: both sexes have or carry them.
 */

type Named = Pick<ItemView, 'nameCn' | 'nameEn'>

const WOMENS = /子宫|卵巢|宫颈|输卵管|阴道|外阴|月经|痛经|绝经|妊娠|子痫/
const MENS = /前列腺|睾丸|附睾|阴囊|阴茎|精索/
const womensEn = /uter(?:us|ine)|ovar(?:y|ian)|endometri|cervical cancer|cervix|vagin|vulv|menopaus|menstrua|pregnan/i
const mensEn = /prostat|testic|testis|scrot|penile/i

/** The only sex that an item is about; null for all others. */
export function onlySexOf({ nameCn, nameEn }: Named, category: Category): 'FEMALE' | 'MALE' | null {
  if (category !== 'COMMON_DISEASES') return null
  // 颈椎病 is "cervical" too: the English name decides only where there is no other.
  const womens = nameCn ? WOMENS.test(nameCn) : womensEn.test(nameEn)
  const mens = nameCn ? MENS.test(nameCn) : mensEn.test(nameEn)
  return womens === mens ? null : womens ? 'FEMALE' : 'MALE'
}

/** Whose body an item is about. waiting: the sex of the person is being read. */
export type Body = 'own' | 'other' | 'waiting'

/** An unknown sex excludes nothing. */
export function bodyOf(item: Named, category: Category, owner: { gender: Gender; settled: boolean }): Body {
  const sex = onlySexOf(item, category)
  if (sex === null) return 'own'
  if (!owner.settled) return 'waiting'
  return owner.gender === 'SECRET' || owner.gender === sex ? 'own' : 'other'
}

/** Said instead of the result. It claims nothing about the person. */
export const otherBody = (item: Named, category: Category): string =>
  `这一项讲的是${onlySexOf(item, category) === 'MALE' ? '男性' : '女性'}的身体`
