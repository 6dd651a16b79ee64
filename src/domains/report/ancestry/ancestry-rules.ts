import type { AncestryType } from './ancestry-types.ts'
import type { Ancestry, Nation } from '../model.ts'

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

/** The colour of an area by its rank; after the last colour, the first is used again (ANC-001). */
export const colourOf = (index: number): string => palette[index % palette.length] ?? palette[0]

const ownNames: Partial<Record<AncestryType, string>> = {
  ANCESTRY_COMPOSITION: '祖源成分',
  NEANDERTHAL: '尼安德特人比例',
}
const lineNames: Partial<Record<AncestryType, string>> = {
  PATERNAL_HAPLOTYPE: '父系单倍群',
  MATERNAL_HAPLOTYPE: '母系单倍群',
}

/**
 * Two items have a fixed name (ANC-004, ANC-005); all other items have the server's name or, if it is empty, the app's
 * name.
 */
export const ancestryName = (type: AncestryType | null, name: string): string =>
  (type && ownNames[type]) || name || (type && lineNames[type]) || '祖源'

/** The text for an unknown haplotype (ANC-003, decision 71). */
export const unknownText = (item: string, who: string): string => `${who}的${item}未知`

/** rate × 100 rounded to a whole number (ANC-002), corrected for binary fractions just below a half. */
const percentOf = (rate: number): number => Math.round(Number((rate * 100).toFixed(6)))

/** A share as whole percent; a share above 0 that rounds to 0 is `<1%`. */
export function percentText(rate: number): string {
  const percent = percentOf(rate)
  return percent < 1 && rate > 0 ? '<1%' : `${percent}%`
}

/** The share with one decimal, for sentences about values that are all near two percent. */
export const finePercentText = (rate: number): string => `${Number((rate * 100).toFixed(1))}%`

export interface NationView {
  name: string
  rate: number
  percent: string
}

export interface AreaView extends NationView {
  /** The position in the list of all areas, from 1. */
  rank: number
  colour: string
  nations: NationView[]
}

export interface CompositionView {
  /** All areas, the largest first. */
  areas: AreaView[]
  /** Areas of two percent and more; smaller areas are 其他微量 n 项. If all areas are smaller, all of them are listed. */
  main: AreaView[]
  traces: AreaView[]
  traceRate: number
  /** The reason why the shown numbers do not add up to 100; empty if they do. */
  note: string
}

/** Shares below this are within the error of the method. */
const TRACE = 0.02

export const TRACES = '*traces*'

const shareOf = (rate: number): number => Math.min(1, rate > 0 ? rate : 0)

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
      rank: index + 1,
      colour: colourOf(index),
      nations: nationViews(nations),
    }))
  if (areas.length === 0) return null
  const large = areas.filter(({ rate }) => rate >= TRACE)
  const main = large.length > 0 ? large : areas
  const traces = areas.slice(main.length)
  const traceRate = sumOf(traces)
  return { areas, main, traces, traceRate, note: noteOf(main, traceRate) }
}

export const TRACE_CAUTION = '不足 2% 的成分误差较大，有没有、有多少都不确定，只作参考。'

export const traceName = (count: number): string => `其他微量 ${count} 项`

export interface AreaSelection {
  name: string
  percent: string
  about: string
}

const nationsText = (nations: readonly NationView[]): string =>
  nations
    .slice(0, 3)
    .map(({ name, percent }) => [name, percent].filter(Boolean).join('\u00A0'))
    .join('、')

export function areaSelectionOf(
  { areas, traces, traceRate }: CompositionView,
  selection: string | null,
): AreaSelection | null {
  if (selection === TRACES && traces.length > 0)
    return { name: traceName(traces.length), percent: percentText(traceRate), about: TRACE_CAUTION }
  const area = areas.find(({ name }) => name === selection)
  if (!area) return null
  const { name, percent, nations } = area
  return { name, percent, about: traces.includes(area) ? TRACE_CAUTION : nationsText(nations) }
}

/** Areas without a known place, named below the map. */
export const elsewhereText = (areas: readonly AreaView[]): string =>
  areas.length > 0 ? `其他（没有画在图上）：${areas.map(({ name, percent }) => `${name} ${percent}`).join('、')}` : ''

/** The text alternative of the map. */
export function compositionText({ areas }: CompositionView): string {
  const first = areas.slice(0, 5).map(({ name, percent }) => `${name} ${percent}`)
  return `祖源构成：${first.join('，')}${areas.length > 5 ? `，等共 ${areas.length} 个区域` : ''}`
}

/** An ancestry result as a word or number, which is shown instead of a severity; empty without a result. */
export function ancestryWord(ancestry: Ancestry | null): string {
  const top = compositionOf(ancestry)?.areas[0]
  if (top) return `${top.name} ${top.percent}`
  const haplotype = ancestry?.haploTypeResult?.haplotype.trim()
  if (haplotype) return haplotype
  const share = neanderthalShare(ancestry)
  return share === null ? '' : percentText(share)
}

/** The Neanderthal share from 0 to 1 (ANC-011, decision 70); null for anything else, which is not shown. */
export function neanderthalShare(ancestry: Ancestry | null): number | null {
  const share = ancestry?.neanderthalResult?.radio ?? null
  return share !== null && share >= 0 && share <= 1 ? share : null
}

/** The end of the Neanderthal scale, and the usual range of people outside Africa. */
export const NEANDERTHAL_MAX = 0.04
export const NEANDERTHAL_BAND = [0.018, 0.026] as const

/** The position on the Neanderthal scale in percent of its length; values beyond the scale are at its end. */
export const onScale = (rate: number): number => Math.min(1, Math.max(0, rate / NEANDERTHAL_MAX)) * 100

/**
 * Whether the share is above, inside or below the usual range, in neutral words; the shown value with one decimal is
 * compared.
 */
export function bandText(rate: number): string {
  const [low, high] = NEANDERTHAL_BAND
  const shown = Math.round(rate * 1000) / 1000
  if (shown < low) return '比非洲以外的多数人群略低，不代表好坏。'
  if (shown <= high) return '和非洲以外的多数人群相近。'
  return shown > NEANDERTHAL_MAX ? '比非洲以外的多数人群高，不代表好坏。' : '比非洲以外的多数人群略高，不代表好坏。'
}
