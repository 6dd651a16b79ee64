import { query } from '#/shared/api/query.ts'
import { consultApi } from './api.ts'

/** The needs survey: questions of a counselor before the consultation; empty when the server has none. */
export const needsSurvey = () => query(consultApi.survey, {})
