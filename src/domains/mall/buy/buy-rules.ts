import { isRefused } from '#/shared/api/blocks.ts'
import type { Goods } from '../model.ts'
import { MAX_PER_ORDER } from '../rules.ts'
import type { Specification } from './specification.ts'

/** The maximum number of pieces of a specification per order; 0 when its stock could not be read. */
export const maxNumber = (item: Specification): number =>
  isRefused(item, 'stock') ? 0 : Math.min(item.stock ?? MAX_PER_ORDER, MAX_PER_ORDER)

/** Whether the buyer must confirm the sharer before ordering (GOODS-016, decision 96). */
export const mustConfirmSharer = (goods: Pick<Goods, 'needConfirmSharePerson'>, sharingCode: string | null): boolean =>
  goods.needConfirmSharePerson && sharingCode !== null

/** The question before ordering; it contains the sharer's name if known, else the code. */
export const sharerQuestion = (name: string, sharingCode: string): string =>
  name ? `这件商品由“${name}”分享给您，对吗？` : `这件商品的分享码是 ${sharingCode}，是您认识的人分享的吗？`

/** A masked name: only the first character is shown. */
export const coverName = (name: string): string => {
  const [first = '', ...rest] = name.trim()
  return rest.length > 0 ? first + '*'.repeat(Math.min(rest.length, 2)) : first
}

/** requireShippingAddress of the order page: `false` if nothing is shipped, else left out (GOODS-017, decision 95). */
export const shippingFlag = (goods: Pick<Goods, 'requireExpress'>): 'false' | null =>
  goods.requireExpress ? null : 'false'
