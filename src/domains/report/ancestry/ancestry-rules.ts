import type { AncestryType } from './ancestry-types.ts'
import type { Ancestry, Nation } from '../model.ts'

/** Names, numbers and colours of ancestry results. */

/** ANC-001, decision 74: twenty colours, neighbours clearly different, visible on dark and light surfaces. */
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

/** The colour of an area by its rank; repeats after the last one (ANC-001). */
export const colourOf = (index: number): string => palette[index % palette.length] ?? palette[0]

const ownNames: Partial<Record<AncestryType, string>> = {
  ANCESTRY_COMPOSITION: '祖源成分',
  NEANDERTHAL: '尼安德特人比例',
}
const lineNames: Partial<Record<AncestryType, string>> = {
  PATERNAL_HAPLOTYPE: '父系单倍群',
  MATERNAL_HAPLOTYPE: '母系单倍群',
}

/** Two items have a fixed name (ANC-004, ANC-005); the others use the server's. */
export const ancestryName = (type: AncestryType | null, name: string): string =>
  (type && ownNames[type]) || name || (type && lineNames[type]) || '祖源'

/** An unknown haplotype (ANC-003, decision 71). */
export const unknownText = (item: string, who = '您'): string => `${who}的${item}未知`

/** rate × 100 rounded to a whole number (ANC-002), corrected for binary fractions just below a half. */
export const percentOf = (rate: number): number => Math.round(Number((rate * 100).toFixed(6)))

/** A share as whole percent; one that rounds to 0 is shown as a trace. */
export function percentText(rate: number): string {
  const percent = percentOf(rate)
  return percent < 1 && rate > 0 ? '<1%' : `${percent}%`
}

/** The share with one decimal, for sentences: it matters where all values are near two percent. */
export const finePercentText = (rate: number): string => `${Number((rate * 100).toFixed(1))}%`

export interface NationView {
  name: string
  rate: number
  /** Empty when the share is unknown. */
  percent: string
}

export interface AreaView extends NationView {
  colour: string
  nations: NationView[]
}

export interface CompositionView {
  /** All areas, the largest first. */
  areas: AreaView[]
  /** Areas of one percent and more, and the rest: 其他微量 n 项. */
  main: AreaView[]
  traces: AreaView[]
  traceRate: number
  /** Why the shown numbers do not add up to 100; empty when they do. */
  note: string
}

const TRACE = 0.01

/** Selection of all traces together. */
export const TRACES = '*traces*'

/** Limits a share to 0–1. */
const shareOf = (rate: number): number => Math.min(1, rate > 0 ? rate : 0)

/** Ethnic groups, the largest share first; duplicates are merged. */
export function nationViews(nations: readonly Nation[]): NationView[] {
  const all = new Map<string, number>()
  for (const { chineseName, rate } of nations)
    if (chineseName) all.set(chineseName, (all.get(chineseName) ?? 0) + shareOf(rate))
  return [...all]
    .sort(([, a], [, b]) => b - a)
    .map(([name, rate]) => ({ name, rate, percent: rate > 0 ? percentText(rate) : '' }))
}

type Areas = NonNullable<Ancestry['ancestryCompositionResult']>['areaAncestryCompositions']

/** Duplicate areas are merged, because a selection identifies an area by its name. */
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

/** The areas sorted by rate, each with its colour (ANC-010); null when there are none. */
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

/** The selection and its parts. */
export interface Selected {
  name: string
  percent: string
  parts: NationView[]
  /** If the parts are areas, each has its own colour; otherwise they share the area's. */
  colour: string | null
}

/** One selection for list, chart and map; an unknown name selects nothing. */
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

/** Text alternative of the chart. */
export function compositionText({ areas }: CompositionView): string {
  const first = areas.slice(0, 5).map(({ name, percent }) => `${name} ${percent}`)
  return `祖源构成：${first.join('，')}${areas.length > 5 ? `，等共 ${areas.length} 个区域` : ''}`
}

/** An ancestry result as a word or number, in place of a severity; empty without a result. */
export function ancestryWord(ancestry: Ancestry | null): string {
  const top = compositionOf(ancestry)?.areas[0]
  if (top) return `${top.name} ${top.percent}`
  const haplotype = ancestry?.haploTypeResult?.haplotype.trim()
  if (haplotype) return haplotype
  const share = ancestry?.neanderthalResult?.radio
  return typeof share === 'number' ? percentText(share) : ''
}

/** The end of the Neanderthal scale, and the usual range of people outside Africa. */
export const NEANDERTHAL_MAX = 0.04
export const NEANDERTHAL_BAND = [0.018, 0.026] as const

/** Position on the Neanderthal scale in percent of its length; values beyond it are at the end. */
export const onScale = (rate: number): number => Math.min(1, Math.max(0, rate / NEANDERTHAL_MAX)) * 100

/** Above, inside or below the usual range, in neutral words. */
export function bandText(rate: number): string {
  const [low, high] = NEANDERTHAL_BAND
  if (rate < low) return '比多数非洲以外的人群略低，这很常见，不代表好坏。'
  return rate > high ? '比多数非洲以外的人群略高，这很常见，不代表好坏。' : '和多数非洲以外的人群相近。'
}
