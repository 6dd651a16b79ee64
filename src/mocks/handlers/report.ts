import { categories, isSampleReport, type Category } from '#/domains/report/report-ids.ts'
import { reportApi } from '#/domains/report/contract.ts'
import { categoryName } from '#/domains/report/rules.ts'
import { config } from '#/config.ts'
import type { Db, ReportBook, SampleRow, UserRow } from '../db.ts'
import { mockApi } from '../mock-api.ts'
import { Refuse } from '../refuse.ts'
import { ancestryWire } from './report-ancestry.ts'
import type { SeedItem } from '../seed/report-seed.ts'

const englishName: Record<Category, string> = {
  COMMON_DISEASES: 'Common diseases',
  PHARMACOGENOMICS: 'Pharmacogenomics',
  LIFE_STYLE: 'Lifestyle',
  GENETIC_DISEASES: 'Genetic diseases',
  RARE_DISEASES: 'Rare diseases',
  ANCESTRY: 'Ancestry',
}

interface Opened {
  items: readonly SeedItem[]
  packageId: string
  child: boolean
  readItems: readonly string[]
}

/** Sample reports are open to all; any other only to the person it belongs to. */
function open(db: Db, reports: ReportBook, sampleId: string, packageId: string, user: UserRow | null): Opened {
  if (isSampleReport(sampleId)) {
    const child = sampleId === 'DEMO-DEFAULT-CHILD'
    const id = child ? config.sampleReportPackage.child : config.sampleReportPackage.adult
    return { items: reports[id] ?? [], packageId: id, child, readItems: [] }
  }
  const sample = db.samples.find((entry) => entry.recordId === sampleId || entry.id === sampleId)
  if (!sample || sample.packageId !== packageId || !isReported(sample)) throw new Refuse(404)
  if (sample.userId !== user?.id) throw new Refuse(403)
  return { items: reports[packageId] ?? [], packageId, child: packageId === 'PKG-CHILD', readItems: sample.readItems }
}

const isReported = (sample: SampleRow) => sample.steps.some((step) => step.code === 'REPORTED')

/** A locked result goes out with its name alone. */
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
    ...(full
      ? {
          suggestion: item.suggestion,
          contentShortSuggestion: item.contentShort,
          detectionContent: item.content,
          locusInfo: item.loci,
          causalGenes: item.genes ?? [],
          ancestryAnalysisResult: ancestryWire(item),
        }
      : {}),
  }
}

const inOrder = (items: readonly SeedItem[], category: string) => {
  const own = items.filter((item) => item.category === category)
  return [...own.filter((item) => !item.locked), ...own.filter((item) => item.locked)]
}

function summaryWire({ items, packageId, child }: Opened, category: Category) {
  const own = items.filter((item) => item.category === category)
  const unlocked = own.filter((item) => !item.locked)
  const graded = category === 'ANCESTRY' ? [] : unlocked
  return {
    reportPackageType: child ? 'CHILDREN' : 'ADULT',
    basePackageId: packageId,
    category,
    chineseName: categoryName[category],
    englishName: englishName[category],
    totalNumber: own.length,
    unlockedNumber: unlocked.length,
    riskNumber: graded.filter((item) => item.severity === 'RISK').length,
    concernNumber: graded.filter((item) => item.severity === 'CONCERN').length,
    locked: own.length > 0 && unlocked.length === 0,
    unlockJobStatus: '',
    summaryItems: graded
      .filter((item) => item.severity !== 'NORMAL')
      .map((item) => ({ detectionItemId: item.id, detectionItemNameCn: item.nameCn, concernSeverity: item.severity })),
  }
}

/** What comes after an item: the next one of its category, else the next category. */
function nextOf({ items }: Opened, item: SeedItem) {
  const list = inOrder(items, item.category)
  const next = list[list.findIndex((entry) => entry.id === item.id) + 1]
  if (next)
    return {
      nextDetectionItemId: next.id,
      nextDetectionItemName: next.nameCn,
      nextDetectionItemCategory: next.category,
    }
  const following = categories[categories.indexOf(item.category) + 1]
  if (!following) return {}
  return {
    nextCategory: following,
    nextCategoryName: categoryName[following],
    nextCategoryLocked: inOrder(items, following).every((entry) => entry.locked),
  }
}

function itemWire(opened: Opened, wanted: string, full: boolean) {
  const head = { basePackageId: opened.packageId, reportPackageType: opened.child ? 'CHILDREN' : 'ADULT' }
  const item = opened.items.find((entry) => entry.id === wanted)
  if (!item) {
    const list = inOrder(opened.items, wanted)
    if (list.length === 0) throw new Refuse(404)
    return { ...head, results: list.map((entry) => resultWire(entry, opened.readItems, false)) }
  }
  const corpus = full && !item.locked ? { chineseName: item.nameCn, contents: item.corpus } : null
  return {
    ...head,
    results: [resultWire(item, opened.readItems, full)],
    detectionItemCorpusEntityDTO: corpus,
    ...nextOf(opened, item),
  }
}

export const reportHandlers = mockApi(reportApi, {
  mine: ({ db, user }) =>
    db.samples
      .filter((sample) => sample.userId === user.id && isReported(sample))
      .map((sample) => {
        const patient = db.patients.find((entry) => entry.id === sample.patientId)
        return {
          sampleId: sample.id,
          sampleRecordId: sample.recordId,
          customerEntityDTO: {
            firstName: patient?.name.slice(1) ?? '',
            lastName: patient?.name.slice(0, 1) ?? '',
            gender: patient?.gender ?? 'SECRET',
            birthday: patient?.birthday ?? '',
            mobile: patient?.mobile ?? '',
          },
          detectionPackageInfoList: [
            {
              detectionPackageId: sample.packageId,
              reportPackageType: sample.packageId === 'PKG-CHILD' ? 'CHILDREN' : 'ADULT',
            },
          ],
          reportLastUpdateTime: new Date(sample.steps.at(-1)?.time ?? 0).toISOString(),
        }
      }),
  summary: ({ db, reports, path, user }) => {
    const opened = open(db, reports, path.sampleId, path.packageId, user)
    return categories.map((category) => summaryWire(opened, category))
  },
  item: ({ db, reports, query, user }) =>
    itemWire(open(db, reports, query.sampleId, query.packageId, user), query.packageItem, query.needResultAndCorpus),
  read: ({ db, path, user }) => {
    for (const sample of db.samples)
      if (sample.userId === user.id && !sample.readItems.includes(path.id)) sample.readItems.push(path.id)
    return null
  },
  viewed: ({ db, body, user }) => {
    db.reportViews.push({ sampleId: body.sampleId, userId: user.id })
    return null
  },
  tag: ({ db, body }) => {
    db.tags.push(body)
    return null
  },
})
