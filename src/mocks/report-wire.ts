import { categories, type Category } from '#/domains/report/source/report-ids.ts'
import type { TreeWire } from '#/domains/report/model.ts'
import { traits } from '#/domains/report/results/categories.ts'
import { HttpError } from './http-error.ts'
import type { SeedItem } from './seed/report-seed.ts'
import { ancestryWire } from './report-ancestry-wire.ts'

/** Converts a report to its reply; the same for its owner, a job, a shared link and a friend. */

const englishName: Record<Category, string> = {
  COMMON_DISEASES: 'Common diseases',
  PHARMACOGENOMICS: 'Pharmacogenomics',
  LIFE_STYLE: 'Lifestyle',
  GENETIC_DISEASES: 'Genetic diseases',
  RARE_DISEASES: 'Rare diseases',
  ANCESTRY: 'Ancestry',
}

/** A report and the parts that the reader may see. */
export interface Opened {
  items: readonly SeedItem[]
  packageId: string
  child: boolean
  readItems: readonly string[]
  /** Categories with a running unlock job. */
  executing: readonly string[]
  /** The visible categories; null for all. */
  only: readonly string[] | null
}

/** A locked result is sent with its name only. */
function resultWire(item: SeedItem, readItems: readonly string[], full: boolean) {
  const head = {
    detectionItemId: item.id,
    detectionItemNameCn: item.nameCn,
    detectionItemNameEn: item.nameEn,
    detectionItemClass: item.itemClass ?? '',
    detectionItemSubClass: item.subClass ?? '',
    analysisModelType: item.model,
  }
  if (item.locked) return { ...head, locked: true, concernSeverity: 'NORMAL' as const }
  return {
    ...head,
    locked: false,
    newUnlockItemRead: !item.unread || readItems.includes(item.id),
    concernSeverity: item.severity,
    shortSuggestion: item.short,
    // Lists contain the gene and its genotype.
    locusInfo: item.loci,
    causalGenes: item.genes ?? [],
    // Lists contain the item's type, and its result as a word.
    ancestryAnalysisResult: ancestryWire(item, full),
    ...(full
      ? {
          suggestion: item.suggestion,
          contentShortSuggestion: item.contentShort,
          contentSuggestion: item.meaning ?? '',
          detectionContent: item.content,
        }
      : {}),
  }
}

const inOrder = (items: readonly SeedItem[], category: string) => {
  const own = items.filter((item) => item.category === category)
  return [...own.filter((item) => !item.locked), ...own.filter((item) => item.locked)]
}

const statusOf = ({ executing }: Opened, category: string) => (executing.includes(category) ? 'EXECUTING' : '')

function summaryWire(opened: Opened, category: Category) {
  const own = opened.items.filter((item) => item.category === category)
  const unlocked = own.filter((item) => !item.locked)
  const graded = category === 'ANCESTRY' ? [] : unlocked
  return {
    reportPackageType: opened.child ? 'CHILDREN' : 'ADULT',
    sequencingTechnologyType: 'WGS',
    basePackageId: opened.packageId,
    category,
    chineseName: traits[category].name,
    englishName: englishName[category],
    totalNumber: own.length,
    unlockedNumber: unlocked.length,
    riskNumber: graded.filter((item) => item.severity === 'RISK').length,
    concernNumber: graded.filter((item) => item.severity === 'CONCERN').length,
    locked: own.length > 0 && unlocked.length === 0,
    unlockJobStatus: statusOf(opened, category),
    summaryItems: graded
      .filter((item) => item.severity !== 'NORMAL')
      .map((item) => ({
        detectionItemId: item.id,
        detectionItemNameCn: item.nameCn,
        concernSeverity: item.severity,
        causalGenes: item.genes ?? [],
      })),
  }
}

export const summariesWire = (opened: Opened) =>
  categories
    .filter((category) => opened.only?.includes(category) ?? true)
    .map((category) => summaryWire(opened, category))

function treeWire({ items }: Opened, category: Category): TreeWire {
  const own = inOrder(items, category)
  const leaf = (item: SeedItem): TreeWire => ({
    type: 'DETECTION',
    name: item.nameCn,
    englishName: item.nameEn,
    detectionItemCategory: item.id,
    items: [],
  })
  const group = (name: string, inside: TreeWire[]): TreeWire => ({
    type: 'CATEGORY',
    name,
    englishName: '',
    detectionItemCategory: category,
    items: inside,
  })
  const groups = [...new Set(own.map((item) => item.itemClass ?? ''))].flatMap((name) => {
    const inside = own.filter((item) => (item.itemClass ?? '') === name).map(leaf)
    return name ? [group(name, inside)] : inside
  })
  return { ...group(traits[category].name, groups), englishName: englishName[category] }
}

/** The item after this one: the next of its category, else the first of the next category. */
function nextOf(opened: Opened, item: SeedItem) {
  const list = inOrder(opened.items, item.category)
  const next = list[list.findIndex((entry) => entry.id === item.id) + 1]
  if (next)
    return {
      nextDetectionItemId: next.id,
      nextDetectionItemName: next.nameCn,
      nextDetectionItemCategory: next.category,
      nextDetectionItemCausalGenes: next.locked ? [] : (next.genes ?? []),
    }
  const allowed = categories.filter((entry) => opened.only?.includes(entry) ?? true)
  const following = allowed[allowed.indexOf(item.category) + 1]
  if (!following) return {}
  return {
    nextCategory: following,
    nextCategoryName: traits[following].name,
    nextCategoryLocked: inOrder(opened.items, following).every((entry) => entry.locked),
    nextCategoryUnlockJobStatus: statusOf(opened, following),
  }
}

export function itemWire(opened: Opened, wanted: string, full: boolean) {
  const head = {
    basePackageId: opened.packageId,
    reportPackageType: opened.child ? 'CHILDREN' : 'ADULT',
    sequencingTechnologyType: 'WGS',
  }
  const item = opened.items.find((entry) => entry.id === wanted)
  if (!item) {
    const list = inOrder(opened.items, wanted)
    const category = categories.find((entry) => entry === wanted)
    if (list.length === 0 || !category) throw new HttpError(404)
    return {
      ...head,
      unlockJobStatus: statusOf(opened, wanted),
      packageItemTree: treeWire(opened, category),
      results: list.map((entry) => resultWire(entry, opened.readItems, false)),
    }
  }
  const corpus = full && !item.locked ? { chineseName: item.nameCn, contents: item.corpus } : null
  return {
    ...head,
    unlockJobStatus: statusOf(opened, item.category),
    results: [resultWire(item, opened.readItems, full)],
    detectionItemCorpusEntityDTO: corpus,
    ...nextOf(opened, item),
  }
}
