import { goodsAt, PLAIN } from '#/domains/mall/queries.ts'
import { query } from '#/shared/api/query.ts'
import { consultApi } from './api.ts'

/** The needs survey: questions of a counselor before the consultation; empty when the server has none. */
export const needsSurvey = () => query(consultApi.survey, {})

/** The goods that the consultation is about, by the public read. */
export const askedGoods = (id: string) => goodsAt(id, '', PLAIN)
