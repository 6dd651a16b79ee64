import { goodsAt, PLAIN } from '#/domains/mall/queries.ts'
import { query } from '#/shared/api/query.ts'
import { consultApi } from './api.ts'

/** What a counselor would like to know first; nothing where the server has no survey. */
export const needsSurvey = () => query(consultApi.survey, {})

/** The goods that somebody asks about, as everybody sees them. */
export const askedGoods = (id: string) => goodsAt(id, '', PLAIN)
