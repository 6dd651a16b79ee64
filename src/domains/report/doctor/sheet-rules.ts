import { genderLabel } from '#/domains/user/model.ts'
import { isCarrierCategory, traits } from '../results/categories.ts'
import { type Tone, toneOf } from '../results/detail-rules.ts'
import type { ReportItem, ReportSample } from '../model.ts'
import { customerName } from '../source/report-ids.ts'
import { cautionOf, cell, itemTitle, severityWord } from '../rules.ts'
import { type Owner, partnerLabel } from '../words/person/owner-rules.ts'
import { findingOf } from '../words/finding-rules.ts'
import { adviceFor } from '../words/person/person-rules.ts'
import { decidingItemTitle, type OtherItem, decidingItemText, uncoveredOf } from '../words/uncovered-rules.ts'
import { statusLabelsFor } from '../words/person/pregnancy-rules.ts'
import { type DoctorEntry, type DoctorMedicines, type Finding, forDoctor } from './doctor-rules.ts'
import { isAnaesthetic } from '../words/names/anaesthetic-rules.ts'
import { surgeryAdvice, dueForDoctor, medicinesByUrgency } from '../medicines/due-rules.ts'
import { isUrgent, type Situation, urgencyOf } from '../words/urgency-rules.ts'

/** The texts of the doctor's sheet, which are the same on the screen, on paper and in the picture. */

export interface SheetItem {
  key: string
  name: string
  mark: { word: string; tone: Tone } | null
  about: string
  lines: readonly string[]
  /** Genes and loci, one line each. */
  findings: readonly string[]
}

export interface SheetPart {
  head: string
  items: readonly SheetItem[]
  note: string
}

/**
 * The topics that the person has not opened since the app started (earlier visits are unknown). The sheet names them,
 * whatever their results.
 */
export const leftOutPart = (topics: readonly DoctorEntry[]): SheetPart[] =>
  topics.length === 0
    ? []
    : [
        {
          head: '没有放进来的项目',
          items: [],
          note: `有 ${topics.length} 项敏感话题这次没有打开，不论结果如何都没有放进来：${topics.map(({ view }) => itemTitle(view)).join('、')}。`,
        },
      ]

export interface SheetPage {
  title: string
  who: readonly (readonly [label: string, value: string])[]
  dates: readonly string[]
  parts: readonly SheetPart[]
  foot: string
}

/** The person of a text, and whether it is a child: the texts about a child address the parents. */
export interface Reader extends Pick<Situation, 'partnerOf'> {
  owner: Owner
  child: boolean
  /** The items of the report that test single genes. */
  others?: readonly OtherItem[]
}

export const situationOf = ({ owner, partnerOf }: Reader): Situation => ({ ...owner, ...(partnerOf && { partnerOf }) })

export const NAME = '姓名'

/**
 * Facts that a doctor needs first; the pregnancy status is one of them, because the choice of medicines depends on it.
 */
export const whoOf = (sample: ReportSample | null, { gender, age, pregnancy }: Owner): SheetPage['who'] => [
  [NAME, sample ? customerName(sample) : ''],
  ['性别', gender === 'SECRET' ? '' : genderLabel[gender]],
  ['年龄', age === null ? '' : `${age} 岁`],
  ...(pregnancy === 'pregnant' || pregnancy === 'planning'
    ? ([['怀孕与备孕', statusLabelsFor({ gender })[pregnancy]]] as const)
    : []),
]

const filledTexts = (texts: readonly string[]): string[] => texts.filter((text) => text && text !== cell(''))

/** `CYP2C19 rs4244285 AA *2/*2，慢代谢型` */
const findingLine = ({ gene, place, genotype, effect }: Finding, child: boolean): string =>
  forDoctor(filledTexts([gene, place, genotype, effect]).join(' '), child)

const EVIDENCE = /证据|依据/

/** The laboratory's text about the evidence of an item, with its level; empty if there is none. */
export const evidenceIn = ({ detectionItemCorpusEntityDTO: corpus }: ReportItem): string =>
  (corpus?.contents ?? [])
    .filter(({ header }) => EVIDENCE.test(header))
    .map(({ description }) => description)
    .join(' ')

/** Shown if the evidence of a medicine could not be read, because it would be untrue to say that there is none. */
const EVIDENCE_UNREAD = '依据没有读出来，请在报告里看。'

const genesIn = ({ findings }: DoctorEntry) => filledTexts(findings.map(({ gene }) => gene))

/** The item of the report that has a finding in the genes that this item does not test. */
const foundInOther = (entry: DoctorEntry, { others = [] }: Reader): string =>
  decidingItemTitle(entry.view, genesIn(entry), others)

function uncoveredIn(entry: DoctorEntry, reader: Reader): string {
  const foundIn = foundInOther(entry, reader)
  // An unreadable part may be about a gene that seems to be untested, so no gene is named.
  const says = entry.unreadable ? '' : uncoveredOf(entry.view, genesIn(entry))
  return [says, foundIn && decidingItemText(foundIn)].filter(Boolean).join('；')
}

function resultLines(entry: DoctorEntry, reader: Reader): string[] {
  const { view, category } = entry
  const { owner, child } = reader
  const uncovered = uncoveredIn(entry, reader)
  if (foundInOther(entry, reader)) return [whenLine(uncovered)]
  const verdict = findingOf(adviceFor(view.verdict, owner), category)
  const notes = [cautionOf(view, category, [verdict]), uncovered]
  return filledTexts([forDoctor(verdict, child), ...notes.filter(Boolean).map((note) => `${note}。`)])
}

function headOf({ view, category, positive }: DoctorEntry): Pick<SheetItem, 'key' | 'name' | 'mark'> {
  // A found variant counts as a finding even in an item that is graded as ordinary.
  const severity = positive && view.severity === 'NORMAL' ? 'CONCERN' : view.severity
  return {
    key: `${category}-${view.id}`,
    name: itemTitle(view),
    mark: severity && { word: severityWord(severity, category), tone: toneOf({ ...view, severity }, category) },
  }
}

const whenLine = (say: string): string => say && `${say}。`

const TAKEN = '在用'

/** Facts in addition to the result: whether the medicine is in use, and its evidence (null if it could not be read). */
interface Beside {
  inUse?: boolean
  evidence?: string | null | undefined
}

function evidenceLine(evidence: Beside['evidence'], { child }: Reader): string {
  if (evidence === null) return EVIDENCE_UNREAD
  return evidence ? `依据：${forDoctor(evidence, child)}` : ''
}

/** When to act on a finding; for an anaesthetic, the text addresses an anaesthetist. */
const sayOf = (entry: DoctorEntry, reader: Reader): string =>
  traits[entry.category].medicines && isAnaesthetic(entry.view)
    ? surgeryAdvice(entry.view)
    : urgencyOf(entry, situationOf(reader)).say

/** When and how to act on an item. Only a medicine in use has a text also for an ordinary result. */
function urgencyIn(entry: DoctorEntry, reader: Reader, inUse: boolean): string {
  const { category, view, positive } = entry
  if (inUse && traits[category].medicines) return dueForDoctor(view, reader.owner)
  return positive || view.severity !== 'NORMAL' ? sayOf(entry, reader) : ''
}

export const wholeItem = (entry: DoctorEntry, reader: Reader, { inUse, evidence }: Beside = {}): SheetItem => ({
  ...headOf(entry),
  ...(foundInOther(entry, reader) && { mark: null }),
  about: filledTexts([inUse ? TAKEN : '', traits[entry.category].name, entry.view.nameEn]).join(' · '),
  lines: filledTexts([
    whenLine(urgencyIn(entry, reader, inUse === true)),
    ...resultLines(entry, reader),
    partnerLine(entry, reader),
    evidenceLine(evidence, reader),
  ]),
  findings: entry.findings.map((finding) => findingLine(finding, reader.child)),
})

const inOneLine = ({ findings }: DoctorEntry, { child }: Reader): string =>
  findings.map((finding) => findingLine(finding, child)).join('；')

/**
 * The medicines in use: consequence, genotype and evidence, then the names without a result.
 * @param evidence by the id of the item; null where it could not be read.
 */
export const medicineItems = (
  { entries, others }: DoctorMedicines,
  reader: Reader,
  evidence: ReadonlyMap<string, string | null>,
): SheetItem[] => [
  ...medicinesByUrgency(entries, ({ view }) => view, reader.owner).map((entry) => ({
    ...headOf(entry),
    about: TAKEN,
    lines: filledTexts([
      whenLine(urgencyIn(entry, reader, true)),
      ...resultLines(entry, reader),
      inOneLine(entry, reader),
      evidenceLine(evidence.get(entry.view.id), reader),
    ]),
    findings: [],
  })),
  ...others.map(({ name, why }) => ({ key: name, name, mark: null, about: TAKEN, lines: [`${why}。`], findings: [] })),
]

/** Genes and loci are shown for items whose result depends on them: medicines and carried variants. */
const decidesAlone = ({ category }: DoctorEntry): boolean =>
  traits[category].medicines === true || isCarrierCategory(category)

/** Two carriers need counselling, so the sheet says what is known about the partner. */
function partnerLine({ view, category }: DoctorEntry, { partnerOf }: Reader): string {
  const partner = isCarrierCategory(category) ? (partnerOf?.(view.id) ?? 'UNKNOWN') : 'UNKNOWN'
  return partner === 'UNKNOWN' ? '' : `本人说，伴侣${partnerLabel[partner]}。`
}

/**
 * The findings on the first page, in the order of `nonTypical`, each with its urgency: urgent findings one by one, the
 * others as a list of names for each severity of a category.
 */
export function findingItems(entries: readonly DoctorEntry[], reader: Reader): SheetItem[] {
  const items: SheetItem[] = []
  for (const entry of entries) {
    const { key, name: title, mark } = headOf(entry)
    const about = traits[entry.category].name
    const group = `${entry.category} ${mark?.word ?? ''}`
    const last = items[items.length - 1]
    const urgency = urgencyOf(entry, situationOf(reader))
    if (isUrgent(urgency)) {
      const own = decidesAlone(entry) ? [inOneLine(entry, reader), partnerLine(entry, reader)] : []
      const lines = filledTexts([whenLine(sayOf(entry, reader)), whenLine(uncoveredIn(entry, reader)), ...own])
      items.push({ key, name: title, mark, about, lines, findings: [] })
      continue
    }
    const note = uncoveredIn(entry, reader)
    const name = note ? `${title}（${note}）` : title
    if (last?.key === group) items[items.length - 1] = { ...last, lines: [`${last.lines.join('')}、${name}`] }
    else items.push({ key: group, name: about, mark, about: urgency.say, lines: [name], findings: [] })
  }
  return items
}
