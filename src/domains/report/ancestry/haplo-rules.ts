import { wordFor } from '#/shared/lib/words.ts'
import type { HaploTypeResult } from '../model.ts'

/** Paternal and maternal lines: the levels of a haplogroup code, and the stops of the migration. */

/**
 * The levels of a code: the levels of O2a1 are O, O2, O2a, O2a1. A part of a code that does not have this pattern, such
 * as M175 in O-M175, is one level.
 */
export function haploPieces(code: string): string[] {
  const whole = code.trim()
  const [, head = '', rest = ''] = /^([A-Z]+)(.*)$/s.exec(whole) ?? []
  if (!head) return whole ? [whole] : []
  const steps = rest.match(/\d+|[a-z]|[^\da-z][\s\S]*/g) ?? []
  return steps.reduce((pieces, step) => [...pieces, (pieces.at(-1) ?? '') + step], [head])
}

const units: Record<string, number> = { 万: 10_000, 千: 1000, 百: 100 }
const digits = '零一二三四五六七八九十'

const numberOf = (text: string): number => {
  const at = text === '两' ? 2 : digits.indexOf(text)
  return at > 0 ? at : Number(text.replaceAll(',', ''))
}

const AGE =
  /(\d[\d,]*(?:\.\d+)?|[一两二三四五六七八九十])\s*([万千百])?(?:\s*[-–—~～至到]\s*(\d[\d,]*(?:\.\d+)?)\s*([万千百])?)?\s*年/

/** The number of years ago in a text such as 约 3 万年前 or 35,000 年前; for a range, its middle; null for any other text. */
export function yearsOf(text: string): number | null {
  const plain = /^\d+(\.\d+)?$/.test(text.trim()) ? `${text.trim()}年` : text
  if (/公元|世纪/.test(plain)) return null
  const [, first, unit, last, lastUnit] = AGE.exec(plain) ?? []
  if (first === undefined) return null
  const scaled = (amount: string, by = '') => numberOf(amount) * (wordFor(units, by) ?? 1)
  const from = scaled(first, unit ?? lastUnit)
  const years = last === undefined ? from : (from + scaled(last, lastUnit)) / 2
  return Number.isFinite(years) && years > 0 ? years : null
}

/** 35,000 in Chinese notation: 3.5 万年. */
export function spanText(years: number): string {
  if (years < 10_000) return `${Math.round(years)} 年`
  return `${Number((years / 10_000).toFixed(1))} 万年`
}

/** The age in the server's words; a number without a unit gets a unit. */
export function ageText(text: string): string {
  const years = yearsOf(text)
  return years !== null && /^[\d.\s]+$/.test(text) ? `约 ${spanText(years)}前` : text.trim()
}

export function originText(group: { startTime: string; area: string } | null): string {
  if (!group) return ''
  const years = yearsOf(group.startTime)
  const when = years === null ? ageText(group.startTime) : `距今约 ${spanText(years)}`
  return [when, group.area && `起源于${group.area}`].filter(Boolean).join('，')
}

export interface Stop {
  at: number
  haplotype: string
  age: string
  area: string
  about: string
  /** The time since the previous stop; empty when one of the two ages is unknown. */
  since: string
}

/**
 * The last stop: the found haplogroup. Its text does not address the reader, because the reader may be another person
 * than the owner.
 */
const todayOf = (haplotype: string, at: number): Stop => ({
  at,
  haplotype,
  age: '今天',
  area: '',
  about: `这条线一代又一代传到今天，检测结果属于 ${haplotype} 这一支。`,
  since: '',
})

/** The stops of a line, the oldest first and today last; in the server's order if an age cannot be read. */
export function stopsOf({ haplotype, haploMigrationPathList: path, haplogroup }: HaploTypeResult): Stop[] {
  const start = { haplotype: '', startTime: haplogroup?.startTime ?? '', area: haplogroup?.area ?? '', about: '' }
  const told = path.length > 0 ? path : start.startTime ? [start] : []
  const dated = told.map((step) => ({ step, years: yearsOf(step.startTime) }))
  if (dated.length === 0) return []
  const known = dated.every(({ years }) => years !== null)
  const ordered = known ? [...dated].sort((a, b) => (b.years ?? 0) - (a.years ?? 0)) : dated
  const stops = ordered.map(({ step, years }, index): Stop => {
    const before = ordered[index - 1]?.years ?? null
    const took = before !== null && years !== null ? before - years : 0
    return {
      at: index,
      haplotype: step.haplotype,
      age: ageText(step.startTime) || '年代不详',
      area: step.area,
      about: step.about,
      since: took > 0 ? `距上一站约 ${spanText(took)}` : '',
    }
  })
  return [...stops, todayOf(haplotype.trim(), stops.length)]
}

/** The number of stops that are always shown: at the beginning and at the end. */
const [BEGINNING, END] = [2, 3]

export interface Way {
  beginning: Stop[]
  between: Stop[]
  end: Stop[]
}

export function wayOf(stops: readonly Stop[]): Way {
  if (stops.length <= BEGINNING + END) return { beginning: [...stops], between: [], end: [] }
  return { beginning: stops.slice(0, BEGINNING), between: stops.slice(BEGINNING, -END), end: stops.slice(-END) }
}

/** Whether the result has no haplotype (ANC-003). */
export const isUnknownHaplotype = (result: HaploTypeResult | null): boolean => !result || result.haplotype.trim() === ''
