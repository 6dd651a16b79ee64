import * as z from 'zod/mini'
import { Prose } from '#/shared/api/prose.ts'
import { Gender } from '#/domains/user/model.ts'
import { entriesOf, withRefused } from '#/shared/api/blocks.ts'
import { Day } from '#/shared/api/day.ts'
import {
  transform,
  Decimal,
  union,
  Flag,
  flag,
  FlagOrNull,
  Id,
  Instant,
  lazy,
  listOf,
  maybe,
  Name,
  NumberReply,
  open,
  custom,
  Quantity,
  shape,
  Text,
  WholeNumber,
} from '#/shared/api/wire.ts'
import { severities } from './results/severities.ts'

export { Nothing } from '#/shared/api/wire.ts'

/** Specification §4: any other or missing value counts as RISK (REP-023, REP-024). */
export const Severity = transform(
  open(severities),
  (value): Severity => severities.find((known) => known === value) ?? 'RISK',
)
export type Severity = (typeof severities)[number]

export const ReportSample = shape('ReportSample', {
  sampleId: Id,
  sampleRecordId: Text,
  customerEntityDTO: maybe(
    shape('CustomerEntity', { firstName: Text, lastName: Text, gender: Gender, birthday: Day, mobile: Text }),
  ),
  detectionPackageInfoList: listOf(shape('DetectionPackageInfo', { detectionPackageId: Id, reportPackageType: Text })),
  reportLastUpdateTime: Instant,
})
export type ReportSample = z.infer<typeof ReportSample>

/** Text that the laboratory entered about a gene; it replaces computed text (REP-038). */
const CausalManualParam = shape('CausalManualParam', {
  reportSummary: Prose,
  causalGenes: Text,
  detectionItemName: Text,
  mutationPosition: Text,
})

const CausalGene = shape('CausalGene', {
  name: Text,
  positive: Flag,
  mutationPosition: Text,
  mutationType: Text,
  mutationProof: Prose,
  referFrequency: Text,
  causalManualParamEntityDTO: maybe(CausalManualParam),
})
export type CausalGene = z.infer<typeof CausalGene>

const SummaryItem = shape('SummaryItem', {
  detectionItemId: Id,
  detectionItemNameCn: Text,
  concernSeverity: Severity,
  riskIndex: Decimal,
  causalGenes: listOf(CausalGene),
})

const Summary = shape('ReportCategorySummary', {
  reportPackageType: Text,
  sequencingTechnologyType: Text,
  basePackageId: Text,
  chineseName: Text,
  englishName: Text,
  category: Name,
  totalNumber: Quantity,
  unlockedNumber: Quantity,
  riskNumber: WholeNumber,
  concernNumber: WholeNumber,
  locked: Flag,
  unlockJobStatus: Text,
  summaryItems: listOf(SummaryItem),
})

const notBelow0 = (number: number | null): number | null => (number === null ? null : Math.max(number, 0))

/**
 * A missing number of findings is replaced by the number of listed findings, so that no finding is lost. If some of the
 * listed findings could not be read, such a number is null. Both numbers are null if the backend counts no finding but
 * lists one that could not be read. The numbers of items and of unlocked items are null if unknown.
 */
export const CategorySummary = transform(Summary, (summary) => {
  const { summaryItems: listed, totalNumber, unlockedNumber } = summary
  const saysNone = (summary.riskNumber ?? 0) <= 0 && (summary.concernNumber ?? 0) <= 0
  const numberOf = (sent: number | null, severity: Severity): number | null => {
    if (listed.refused && saysNone) return null
    if (sent !== null) return Math.max(sent, 0)
    return listed.refused ? null : listed.filter(({ concernSeverity }) => concernSeverity === severity).length
  }
  return {
    ...summary,
    totalNumber: notBelow0(totalNumber),
    unlockedNumber: notBelow0(unlockedNumber),
    riskNumber: numberOf(summary.riskNumber, 'RISK'),
    concernNumber: numberOf(summary.concernNumber, 'CONCERN'),
  }
})
export type CategorySummary = z.infer<typeof CategorySummary>

/** A position in the genome; refused without any data. */
const Locus = shape(
  'Locus',
  { gene: Text, rsId: Text, genotype: Text, effect: Prose },
  'gene',
  'rsId',
  'genotype',
  'effect',
)
/** A share from 0 to 1; 0 if missing or not a number, so that one bad value does not remove the other values. */
const Rate = transform(Decimal, (rate) => rate ?? 0)
const Nation = shape('AncestryNation', { chineseName: Text, rate: Rate })
export type Nation = z.infer<typeof Nation>

/** Ethnic groups of a haplogroup: a list, or one text separated by 、 or commas; a share of 0 means unknown. */
const NationOrName = union(Name, Nation, (chineseName) => ({ chineseName, rate: 0 }))
const Nations = custom<Nation[], string | readonly z.input<typeof NationOrName>[]>(
  (value) => typeof value === 'string' || Array.isArray(value),
  [],
  (value) => {
    const parts = typeof value === 'string' ? value.split(/[、,，;；]/) : Array.isArray(value) ? value : []
    return entriesOf(NationOrName, parts)
      .map(({ chineseName, rate }) => ({ chineseName: chineseName.trim(), rate }))
      .filter((nation) => nation.chineseName !== '')
  },
)

/** The specification defines no shape of a step, so every field is optional; a step without any field is refused. */
const MigrationStep = shape(
  'MigrationStep',
  { haplotype: Text, startTime: Text, area: Text, about: Prose },
  'haplotype',
  'startTime',
  'area',
  'about',
)
export type MigrationStep = z.infer<typeof MigrationStep>

const HaploTypeResult = shape('HaploTypeResult', {
  haplotype: Text,
  haplogroup: maybe(
    shape('Haplogroup', { about: Prose, startTime: Text, area: Text, nations: Nations, migrationPathPicture: Text }),
  ),
  haploMigrationPathList: listOf(MigrationStep),
})
export type HaploTypeResult = z.infer<typeof HaploTypeResult>
const Ancestry = shape('AncestryResult', {
  ancestryType: Text,
  ancestryCompositionResult: maybe(
    shape('AncestryCompositionResult', {
      areaAncestryCompositions: listOf(
        shape('AreaAncestryComposition', { area: Text, rate: Rate, ancestryNations: listOf(Nation) }),
      ),
    }),
  ),
  neanderthalResult: maybe(shape('NeanderthalResult', { radio: Decimal })),
  haploTypeResult: maybe(HaploTypeResult),
})
export type Ancestry = z.infer<typeof Ancestry>

/** A locked result has only its name: the rest is never sent to the phone. */
export const AnalysisResult = shape('AnalysisResult', {
  detectionItemId: Id,
  detectionItemNameCn: Text,
  detectionItemNameEn: Text,
  analysisModelType: Text,
  locked: Flag,
  /** Only false means unread (decision 63). */
  newUnlockItemRead: FlagOrNull,
  concernSeverity: Severity,
  shortSuggestion: Prose,
  suggestion: Prose,
  contentShortSuggestion: Prose,
  contentSuggestion: Prose,
  detectionContent: Prose,
  detectionItemClass: Text,
  detectionItemSubClass: Text,
  locusInfo: listOf(Locus),
  causalGenes: listOf(CausalGene),
  ancestryAnalysisResult: maybe(Ancestry),
})
export type AnalysisResult = z.infer<typeof AnalysisResult>

/** A part of the explanation; refused without its text. */
const CorpusContent = shape(
  'CorpusContent',
  { header: transform(Text, (header) => header || '说明'), description: Prose },
  'description',
)
const Corpus = shape('DetectionItemCorpus', {
  chineseName: Text,
  contents: listOf(CorpusContent),
})

/** A node in the tree of a category: groups contain groups, leaves are items (REP-042). */
export interface TreeNode {
  /** CATEGORY or DETECTION. */
  type: string
  name: string
  englishName: string
  /** A category's key, or the id of an item in a leaf. */
  detectionItemCategory: string
  items: TreeNode[]
}
export interface TreeWire {
  type?: string | null | undefined
  name?: string | null | undefined
  englishName?: string | null | undefined
  detectionItemCategory?: string | null | undefined
  items?: readonly TreeWire[] | null | undefined
}
export const TreeNode: z.ZodMiniType<TreeNode, TreeWire> = shape('PackageItemTree', {
  type: Text,
  name: Text,
  englishName: Text,
  detectionItemCategory: Text,
  items: listOf(lazy((): z.ZodMiniType<TreeNode, TreeWire> => TreeNode)),
})

const Item = shape('ReportItemWrapper', {
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

/** The results of a listed category or item: a reply without a result was not read, it must not look like no finding. */
export const ReportItem = transform(Item, (item) => {
  const { results } = item
  return results.length > 0 || results.refused ? item : { ...item, results: withRefused(results, ['[]']) }
})
export type ReportItem = z.infer<typeof ReportItem>

export const ItemQuery = z.object({
  sampleId: z.string(),
  packageId: z.string(),
  packageItem: z.string(),
  needResultAndCorpus: z.boolean(),
})

/** The parameters that identify a laboratory job (decision 79). */
const job = { jobId: z.string(), agentId: z.string(), labCode: z.string() }
export const JobSummaryBody = z.object({ ...job, sampleId: z.string(), packageId: z.string() })
export const JobItemBody = z.object({ ...job, ...ItemQuery.shape })
/** A code identifies one report, so neither sample nor package is sent. */
export const CodeItemQuery = z.object({ packageItem: z.string(), needResultAndCorpus: z.boolean() })
export const ReportsQuery = z.object({ type: z.optional(z.string()) })
export const ReportCount = NumberReply

export const AppendixQuery = z.object({ basePackageId: z.string(), page: z.int(), size: z.int() })
export const AppendixEntry = shape(
  'AppendixEntry',
  { chineseName: Text, englishName: Text, genes: Text },
  'chineseName',
  'englishName',
)
export type AppendixEntry = z.infer<typeof AppendixEntry>

/** The categories that the owner has agreed to share. The link opens only these, and never a name. */
export const ShareAgreement = z.object({
  sampleId: z.string(),
  packageId: z.string(),
  categories: z.array(z.string()),
})
export const ShareCode = shape('ShareCode', { sharingCode: Id })
/** true for the first share, which earns a lottery draw (REP-052). */
export const FirstShare = flag(false)
export const ActionBody = z.object({ action: z.string() })

export const TagBody = z.object({ userLogin: z.string(), tagName: z.string() })
export const ViewBody = z.object({ sampleId: z.string(), packageId: z.string() })
