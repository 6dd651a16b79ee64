import { goodsAt, PLAIN } from '#/domains/mall/queries.ts'
import { orGone } from '#/shared/api/gone.ts'
import { query } from '#/shared/api/query.ts'
import { insureApi } from './contract.ts'

export const healthQuestions = () => query(insureApi.questions, {})

/** Null when it is gone. */
export const materialById = (id: string) => orGone(insureApi.one, { path: { id } })

/** The goods that bring the insurance, as everybody sees them. */
export const askedGoods = (id: string) => goodsAt(id, '', PLAIN)
