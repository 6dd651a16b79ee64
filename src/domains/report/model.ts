import * as z from 'zod/mini'
import { Gender } from '#/domains/session/model.ts'
import { Flag, Id, Instant, listOf, maybe, Text } from '#/shared/api/wire.ts'

export { Nothing } from '#/shared/api/wire.ts'

export const severities = ['NORMAL', 'CONCERN', 'RISK'] as const
/** Specification §4: any other value counts as RISK; a missing one, too (REP-023, REP-024). */
// eslint-disable-next-line promise/valid-params -- a schema, not a promise
export const Severity = z.catch(z.enum(severities), 'RISK')
export type Severity = z.infer<typeof Severity>

export const ReportSample = z.object({
  sampleId: Id,
  sampleRecordId: Text,
  customerEntityDTO: maybe(z.object({ firstName: Text, lastName: Text, gender: Gender, birthday: Text, mobile: Text })),
  detectionPackageInfoList: listOf(z.object({ detectionPackageId: Id, reportPackageType: Text })),
  reportLastUpdateTime: Instant,
})
export type ReportSample = z.infer<typeof ReportSample>

const CausalGene = z.object({
  name: Text,
  positive: Flag,
  mutationPosition: Text,
  mutationType: Text,
  mutationProof: Text,
  referFrequency: Text,
})
export type CausalGene = z.infer<typeof CausalGene>

export const CategorySummary = z.object({
  reportPackageType: Text,
  basePackageId: Text,
  chineseName: Text,
  englishName: Text,
  category: z.string(),
  totalNumber: z._default(z.int(), 0),
  unlockedNumber: z._default(z.int(), 0),
  riskNumber: z._default(z.int(), 0),
  concernNumber: z._default(z.int(), 0),
  locked: Flag,
  unlockJobStatus: Text,
  summaryItems: listOf(z.object({ detectionItemId: Id, detectionItemNameCn: Text, concernSeverity: Severity })),
})
export type CategorySummary = z.infer<typeof CategorySummary>

const Locus = z.object({ gene: Text, rsId: Text, genotype: Text, effect: Text })
const Nation = z.object({ chineseName: Text, rate: z.number() })
const Ancestry = z.object({
  ancestryType: Text,
  ancestryCompositionResult: maybe(
    z.object({
      areaAncestryCompositions: listOf(z.object({ area: Text, rate: z.number(), ancestryNations: listOf(Nation) })),
    }),
  ),
  neanderthalResult: maybe(z.object({ radio: z.number() })),
  haploTypeResult: maybe(
    z.object({ haplotype: Text, haplogroup: maybe(z.object({ about: Text, startTime: Text, area: Text })) }),
  ),
})
export type Ancestry = z.infer<typeof Ancestry>

/** A locked result carries its name and nothing else: the rest never reaches the phone. */
export const AnalysisResult = z.object({
  detectionItemId: Id,
  detectionItemNameCn: Text,
  detectionItemNameEn: Text,
  analysisModelType: Text,
  locked: Flag,
  /** Only false means unread (decision 63). */
  newUnlockItemRead: maybe(z.boolean()),
  concernSeverity: Severity,
  shortSuggestion: Text,
  suggestion: Text,
  contentShortSuggestion: Text,
  detectionContent: Text,
  detectionItemClass: Text,
  detectionItemSubClass: Text,
  locusInfo: listOf(Locus),
  causalGenes: listOf(CausalGene),
  ancestryAnalysisResult: maybe(Ancestry),
})
export type AnalysisResult = z.infer<typeof AnalysisResult>

const Corpus = z.object({ chineseName: Text, contents: listOf(z.object({ header: Text, description: Text })) })

export const ReportItem = z.object({
  basePackageId: Text,
  reportPackageType: Text,
  unlockJobStatus: Text,
  results: listOf(AnalysisResult),
  detectionItemCorpusEntityDTO: maybe(Corpus),
  nextDetectionItemId: Text,
  nextDetectionItemName: Text,
  nextDetectionItemCategory: Text,
  nextCategoryName: Text,
  nextCategory: Text,
  nextCategoryLocked: Flag,
  nextCategoryUnlockJobStatus: Text,
})
export type ReportItem = z.infer<typeof ReportItem>

export const ItemQuery = z.object({
  sampleId: z.string(),
  packageId: z.string(),
  packageItem: z.string(),
  needResultAndCorpus: z.boolean(),
})
export const TagBody = z.object({ userLogin: z.string(), tagName: z.string() })
export const ViewBody = z.object({ sampleId: z.string(), packageId: z.string() })
