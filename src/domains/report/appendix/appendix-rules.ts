import type { AppendixEntry } from '../model.ts'
import { commonNames } from '../words/names/common-names.ts'

/** The appendix: all diseases and genes that the laboratory has tested. */

export type AppendixKind = 'genetic' | 'rare'

export const appendixTitle: Record<AppendixKind, string> = { genetic: '遗传疾病附录', rare: '罕见疾病附录' }

export const genesIn = (genes: string): string[] =>
  genes
    .split(/[,，、;；/\s]+/)
    .map((gene) => gene.trim())
    .filter(Boolean)

export const geneLine = (genes: string): string => genesIn(genes).join('、')

export const appendixKey = (entry: AppendixEntry): string => `${entry.chineseName}|${entry.englishName}|${entry.genes}`

export const namedEntry = (entry: AppendixEntry) => ({
  nameCn: entry.chineseName,
  nameEn: entry.englishName,
  others: commonNames(entry.chineseName),
  genes: genesIn(entry.genes),
})

/** A search loads no further pages after this many hits, which fill one or two screens. */
export const ENOUGH = 20

/** Whether a search loads the next page: the server cannot search, so pages are loaded until there are enough hits. */
export const readsOn = (searching: boolean, hits: number, wanted: number, more: boolean): boolean =>
  searching && more && hits < wanted

export function appendixCountText(read: number, total: number | null): string {
  if (total === null) return `已载入 ${read} 种`
  return read < total ? `共 ${total} 种，已载入 ${read} 种` : `共 ${total} 种`
}
