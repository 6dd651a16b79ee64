import type { AncestryType } from './ancestry-types.ts'
import type { Ancestry, Nation } from './model.ts'

/** Where somebody comes from, in names, numbers and colours. */

/** ANC-001, decision 74: twenty colours, neighbours far apart; dark and light surfaces carry them all. */
export const palette = [
  '#158B8C',
  '#D485C8',
  '#91921F',
  '#2D7FC3',
  '#EB827B',
  '#23A474',
  '#8766BB',
  '#D19936',
  '#139CB6',
  '#B35682',
  '#89B559',
  '#6A88DB',
  '#B85E31',
  '#19BEAB',
  '#AF70BD',
  '#8E7A00',
  '#3FB1EA',
  '#CE6876',
  '#348F4F',
  '#A097F1',
] as const

/** The colour of the area at a place in the order of rates; after the last one they begin anew (ANC-001). */
export const colourOf = (index: number): string => palette[index % palette.length] ?? palette[0]

const ownNames: Partial<Record<AncestryType, string>> = {
  ANCESTRY_COMPOSITION: '祖源成分',
  NEANDERTHAL: '尼安德特人比例',
}
const lineNames: Partial<Record<AncestryType, string>> = {
  PATERNAL_HAPLOTYPE: '父系单倍群',
  MATERNAL_HAPLOTYPE: '母系单倍群',
}

/** Two items have a fixed name (ANC-004, ANC-005); the others keep the server's. */
export const ancestryName = (type: AncestryType | null, name: string): string =>
  (type && ownNames[type]) || name || (type && lineNames[type]) || '祖源'

/** An unknown haplotype (ANC-003, decision 71). */
export const unknownText = (item: string, who = '您'): string => `${who}的${item}未知`

/** rate × 100 in whole numbers (ANC-002); what binary fractions lose just below a half is given back. */
export const percentOf = (rate: number): number => Math.round(Number((rate * 100).toFixed(6)))

/** A share of one as whole percent; a trace that rounds to nothing is said as such. */
export function percentText(rate: number): string {
  const percent = percentOf(rate)
  return percent < 1 && rate > 0 ? '<1%' : `${percent}%`
}

/** The share with a tenth, for sentences: where all are near two percent it matters. */
export const finePercentText = (rate: number): string => `${Number((rate * 100).toFixed(1))}%`

export interface NationView {
  name: string
  rate: number
  /** Empty when the share is not known. */
  percent: string
}

export interface AreaView extends NationView {
  colour: string
  nations: NationView[]
}

export interface CompositionView {
  /** All areas, the largest first. */
  areas: AreaView[]
  /** Those of one percent and more, and the rest: 其他微量 n 项. */
  main: AreaView[]
  traces: AreaView[]
  traceRate: number
  /** Why the shown numbers do not add up to 100; empty when they do. */
  note: string
}

const TRACE = 0.01

/** What is selected besides areas: all traces together. */
export const TRACES = '*traces*'

/** A share lies between nothing and all. */
const shareOf = (rate: number): number => Math.min(1, rate > 0 ? rate : 0)

/** Peoples, the largest share first; one that is told twice is one. */
export function nationViews(nations: readonly Nation[]): NationView[] {
  const all = new Map<string, number>()
  for (const { chineseName, rate } of nations)
    if (chineseName) all.set(chineseName, (all.get(chineseName) ?? 0) + shareOf(rate))
  return [...all]
    .sort(([, a], [, b]) => b - a)
    .map(([name, rate]) => ({ name, rate, percent: rate > 0 ? percentText(rate) : '' }))
}

type Areas = NonNullable<Ancestry['ancestryCompositionResult']>['areaAncestryCompositions']

/** An area that is told twice is one area: selections go by its name. */
function merged(areas: Areas): Map<string, { rate: number; nations: Nation[] }> {
  const all = new Map<string, { rate: number; nations: Nation[] }>()
  for (const { area, rate, ancestryNations } of areas) {
    const name = area.trim() || '未归类'
    const known = all.get(name) ?? { rate: 0, nations: [] }
    all.set(name, { rate: known.rate + shareOf(rate), nations: [...known.nations, ...ancestryNations] })
  }
  return all
}

const sumOf = (items: readonly { rate: number }[]): number => items.reduce((sum, { rate }) => sum + rate, 0)

/** Says why the whole percents of the list do not add up to a hundred. */
function noteOf(main: readonly AreaView[], traceRate: number): string {
  const shown = main.reduce((sum, { rate }) => sum + percentOf(rate), percentOf(traceRate))
  if (shown === 100) return ''
  const whole = Math.abs(sumOf(main) + traceRate - 1) <= 0.005
  return whole ? `因四舍五入合计 ${shown}%` : `以上合计 ${shown}%`
}

/** The mixture in the order of rates, each area in its colour (ANC-010); null when there is none. */
export function compositionOf(ancestry: Ancestry | null): CompositionView | null {
  const found = [...merged(ancestry?.ancestryCompositionResult?.areaAncestryCompositions ?? [])]
  const areas = found
    .filter(([, { rate }]) => rate > 0)
    .sort(([, a], [, b]) => b.rate - a.rate)
    .map(([name, { rate, nations }], index): AreaView => ({
      name,
      rate,
      percent: percentText(rate),
      colour: colourOf(index),
      nations: nationViews(nations),
    }))
  if (areas.length === 0) return null
  const main = areas.filter(({ rate }) => rate >= TRACE)
  const traces = areas.filter(({ rate }) => rate < TRACE)
  const traceRate = sumOf(traces)
  return { areas, main, traces, traceRate, note: noteOf(main, traceRate) }
}

export const traceName = (count: number): string => `其他微量 ${count} 项`

/** What is selected, with what it consists of. */
export interface Selected {
  name: string
  percent: string
  parts: NationView[]
  /** Where the parts are areas, each has its colour; else they share that of the area. */
  colour: string | null
}

/** One selection for list, chart and map; a name that is not there selects nothing. */
export function selectedOf(view: CompositionView, selection: string | null): Selected | null {
  if (selection === TRACES && view.traces.length > 0)
    return {
      name: traceName(view.traces.length),
      percent: percentText(view.traceRate),
      parts: view.traces,
      colour: null,
    }
  const area = view.areas.find(({ name }) => name === selection)
  return area ? { name: area.name, percent: area.percent, parts: area.nations, colour: area.colour } : null
}

/** The chart in words. */
export function compositionText({ areas }: CompositionView): string {
  const first = areas.slice(0, 5).map(({ name, percent }) => `${name} ${percent}`)
  return `祖源构成：${first.join('，')}${areas.length > 5 ? `，等共 ${areas.length} 个区域` : ''}`
}

/** An ancestry result in a word or number: what would be the severity elsewhere; empty when it tells nothing. */
export function ancestryWord(ancestry: Ancestry | null): string {
  const top = compositionOf(ancestry)?.areas[0]
  if (top) return `${top.name} ${top.percent}`
  const haplotype = ancestry?.haploTypeResult?.haplotype.trim()
  if (haplotype) return haplotype
  const share = ancestry?.neanderthalResult?.radio
  return typeof share === 'number' ? percentText(share) : ''
}

/** The end of the Neanderthal scale, and where people outside Africa usually are. */
export const NEANDERTHAL_MAX = 0.04
export const NEANDERTHAL_BAND = [0.018, 0.026] as const

/** A place on the Neanderthal scale in percent of its length; what lies beyond stands at the end. */
export const onScale = (rate: number): number => Math.min(1, Math.max(0, rate / NEANDERTHAL_MAX)) * 100

/** Above, inside or below the band, in words that do not judge. */
export function bandText(rate: number): string {
  const [low, high] = NEANDERTHAL_BAND
  if (rate < low) return '比多数非洲以外的人群略低，这很常见，不代表好坏。'
  return rate > high ? '比多数非洲以外的人群略高，这很常见，不代表好坏。' : '和多数非洲以外的人群相近。'
}
