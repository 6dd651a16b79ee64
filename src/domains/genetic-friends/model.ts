import * as z from 'zod/mini'
import { Prose } from '#/shared/api/prose.ts'
import {
  transform,
  Decimal,
  union,
  Flag,
  FlagOrNull,
  Id,
  Instant,
  listOf,
  maybe,
  Name,
  open,
  shape,
  Text,
  BooleanReply,
} from '#/shared/api/wire.ts'

export { Nothing } from '#/shared/api/wire.ts'

export const friendStates = ['APPLY', 'AGREED', 'REFUSED'] as const
export const applicationAnswers = ['AGREED', 'REFUSED'] as const

/** One result of a person, as in a report: the item and its result. Severities and risks are not parsed. */
const AnalysisResult = transform(
  union(
    Name,
    shape(
      'AnalysisResult',
      { detectionItemId: Text, detectionItemNameCn: Text, shortSuggestion: Prose },
      'detectionItemNameCn',
      'detectionItemId',
    ),
    (detectionItemNameCn) => ({ detectionItemId: '', detectionItemNameCn, shortSuggestion: '' }),
  ),
  ({ detectionItemId, detectionItemNameCn, shortSuggestion }) => ({
    id: detectionItemId,
    name: detectionItemNameCn,
    result: shortSuggestion,
  }),
)
export type AnalysisResult = z.infer<typeof AnalysisResult>

const GeneticRelationshipResult = shape('GeneticRelationshipResult', {
  /** 0 to 1; some backends send per cent. Null when unknown. */
  similarity: Decimal,
  friendAnalysisResultList: listOf(AnalysisResult),
  mineAnalysisResultList: listOf(AnalysisResult),
})
export type GeneticRelationshipResult = z.infer<typeof GeneticRelationshipResult>

/** Another person; without results before the friendship. */
export const Friend = shape('Friend', {
  id: Id,
  name: Text,
  headImage: Text,
  /** Empty if there is no friendship and no application. */
  friendState: open(friendStates),
  geneticRelationshipResult: maybe(GeneticRelationshipResult),
  remark: Text,
  createdDate: Instant,
  /** Whether I have applied; null when the server does not send this. */
  applied: FlagOrNull,
  /** Whether I share my results with this friend; null when the server does not send this. */
  share: FlagOrNull,
  /** Whether this friend still has authorised the use of their gene data; null when the server does not send this. */
  authorized: FlagOrNull,
  /** Whether this friend shares with me; null when the server does not send this. */
  sharedWithMe: FlagOrNull,
})
export type Friend = z.infer<typeof Friend>

export const Authorised = union(BooleanReply, shape('AuthorizationGeneData', { authorized: Flag }), (authorized) => ({
  authorized,
}))

/** `false` withdraws the authorisation: the specification has no other call for it. */
export const Authorisation = z.object({ authorized: z.boolean() })
export const NewApplication = z.object({ friendId: z.string(), remark: z.string() })
export const ApplicationAnswer = z.object({ id: z.string(), friendState: z.enum(applicationAnswers) })
export const Sharing = z.object({ id: z.string(), share: z.boolean() })
export const FriendSearch = z.object({ keyword: z.string() })
