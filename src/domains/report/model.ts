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

/** What the laboratory wrote by hand about a gene: it stands before what was computed (REP-038). */
const CausalManualParam = z.object({
  reportSummary: Text,
  causalGenes: Text,
  detectionItemName: Text,
  mutationPosition: Text,
})

const CausalGene = z.object({
  name: Text,
  positive: Flag,
  mutationPosition: Text,
  mutationType: Text,
  mutationProof: Text,
  referFrequency: Text,
  causalManualParamEntityDTO: maybe(CausalManualParam),
})
export type CausalGene = z.infer<typeof CausalGene>

const SummaryItem = z.object({
  detectionItemId: Id,
  detectionItemNameCn: Text,
  concernSeverity: Severity,
  riskIndex: maybe(z.number()),
  causalGenes: listOf(CausalGene),
})

export const CategorySummary = z.object({
  reportPackageType: Text,
  sequencingTechnologyType: Text,
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
  summaryItems: listOf(SummaryItem),
})
export type CategorySummary = z.infer<typeof CategorySummary>

const Locus = z.object({ gene: Text, rsId: Text, genotype: Text, effect: Text })
/** A share of one; 0 when it is missing or no number, so that one bad number does not hide the rest. */
// eslint-disable-next-line promise/valid-params -- a schema, not a promise
const Rate = z.catch(z.number(), 0)
const Nation = z.object({ chineseName: Text, rate: Rate })
export type Nation = z.infer<typeof Nation>

/** Peoples of a haplogroup: a list, or one text with 、 or commas between them; a share of 0 is not known. */
const Nations = z.pipe(
  z.optional(z.nullable(z.union([z.string(), z.array(z.union([z.string(), Nation]))]))),
  z.transform((value): Nation[] => {
    const parts = typeof value === 'string' ? value.split(/[、,，;；]/) : (value ?? [])
    const nations = parts.map((part) => (typeof part === 'string' ? { chineseName: part, rate: 0 } : part))
    return nations
      .map(({ chineseName, rate }) => ({ chineseName: chineseName.trim(), rate }))
      .filter((nation) => nation.chineseName !== '')
  }),
)

/** One step of a migration; its shape is not given, so every part may be missing. */
const MigrationStep = z.object({ haplotype: Text, startTime: Text, area: Text, about: Text })
export type MigrationStep = z.infer<typeof MigrationStep>

const HaploTypeResult = z.object({
  haplotype: Text,
  haplogroup: maybe(
    z.object({ about: Text, startTime: Text, area: Text, nations: Nations, migrationPathPicture: Text }),
  ),
  haploMigrationPathList: listOf(MigrationStep),
})
export type HaploTypeResult = z.infer<typeof HaploTypeResult>
const Ancestry = z.object({
  ancestryType: Text,
  ancestryCompositionResult: maybe(
    z.object({
      areaAncestryCompositions: listOf(z.object({ area: Text, rate: Rate, ancestryNations: listOf(Nation) })),
    }),
  ),
  // eslint-disable-next-line promise/valid-params -- a schema, not a promise
  neanderthalResult: maybe(z.object({ radio: z.catch(z.nullable(z.number()), null) })),
  haploTypeResult: maybe(HaploTypeResult),
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
  contentSuggestion: Text,
  detectionContent: Text,
  detectionItemClass: Text,
  detectionItemSubClass: Text,
  locusInfo: listOf(Locus),
  causalGenes: listOf(CausalGene),
  ancestryAnalysisResult: maybe(Ancestry),
})
export type AnalysisResult = z.infer<typeof AnalysisResult>

const Corpus = z.object({ chineseName: Text, contents: listOf(z.object({ header: Text, description: Text })) })

/** A knot of the tree of a category: groups within groups, and at the ends the items (REP-042). */
export interface TreeNode {
  /** CATEGORY or DETECTION. */
  type: string
  name: string
  englishName: string
  /** A category's key, or the id of an item at the ends. */
  detectionItemCategory: string
  items: TreeNode[]
}
export interface TreeWire {
  type?: string | null | undefined
  name?: string | null | undefined
  englishName?: string | null | undefined
  detectionItemCategory?: string | null | undefined
  items?: TreeWire[] | null | undefined
}
export const TreeNode: z.ZodMiniType<TreeNode, TreeWire> = z.object({
  type: Text,
  name: Text,
  englishName: Text,
  detectionItemCategory: Text,
  items: listOf(z.lazy((): z.ZodMiniType<TreeNode, TreeWire> => TreeNode)),
})

export const ReportItem = z.object({
  basePackageId: Text,
  reportPackageType: Text,
  sequencingTechnologyType: Text,
  unlockJobStatus: Text,
  packageItemTree: maybe(TreeNode),
  results: listOf(AnalysisResult),
  detectionItemCorpusEntityDTO: maybe(Corpus),
  nextDetectionItemId: Text,
  nextDetectionItemName: Text,
  nextDetectionItemCategory: Text,
  nextDetectionItemCausalGenes: listOf(CausalGene),
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

/** What names a job of the laboratory (decision 79). */
const job = { jobId: z.string(), agentId: z.string(), labCode: z.string() }
export const JobSummaryBody = z.object({ ...job, sampleId: z.string(), packageId: z.string() })
export const JobItemBody = z.object({ ...job, ...ItemQuery.shape })
/** By a code there is one report: neither sample nor package are asked for. */
export const CodeItemQuery = z.object({ packageItem: z.string(), needResultAndCorpus: z.boolean() })
export const ReportsQuery = z.object({ type: z.optional(z.string()) })
export const ReportCount = z.number()

export const AppendixQuery = z.object({ basePackageId: z.string(), page: z.int(), size: z.int() })
export const AppendixEntry = z.object({ chineseName: Text, englishName: Text, genes: Text })
export type AppendixEntry = z.infer<typeof AppendixEntry>

/** What the owner agreed to show: a link opens these categories and nothing else, never a name. */
export const ShareAgreement = z.object({
  sampleId: z.string(),
  packageId: z.string(),
  categories: z.array(z.string()),
})
export const ShareCode = z.object({ sharingCode: Id })
/** true: this was the first time, which brings a draw (REP-052). */
export const FirstShare = z.catch(z.boolean(), false)
export const ActionBody = z.object({ action: z.string() })

export const TagBody = z.object({ userLogin: z.string(), tagName: z.string() })
export const ViewBody = z.object({ sampleId: z.string(), packageId: z.string() })
