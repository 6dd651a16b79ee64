import type * as z from 'zod/mini'
import { union, Id, listOf, Name, shape } from '#/shared/api/wire.ts'

/** A question of the needs survey; without options, it is answered by free text. */
export const SurveyQuestion = union(
  Name,
  shape('SurveyQuestion', { id: Id, content: Name, options: listOf(Name) }),
  (content) => ({ id: content, content, options: [] }),
)
export type SurveyQuestion = z.infer<typeof SurveyQuestion>
