import { type ListTab, listTabLabel } from '#/domains/order/state/tabs.ts'
import { wordFor } from '#/shared/lib/words.ts'
import { isChildReport } from '../results/detail-rules.ts'
import type { ReportSample } from '../model.ts'
import { reportKey } from '../source/report-ids.ts'

const titles: Record<string, string> = { children: '儿童报告', adult: '成人报告', gene: '基因检测报告' }

/** The reports of /report/{type}: of children, of adults, or all; an unknown {type} lists all reports (decision 17). */
export function reportsOfType(samples: readonly ReportSample[], type: string) {
  const kind = type.toLowerCase()
  const wanted = kind === 'children' ? samples.filter(isChildReport) : samples
  return {
    title: wordFor(titles, kind) ?? '基因检测报告',
    samples: kind === 'adult' ? samples.filter((sample) => !isChildReport(sample)) : wanted,
  }
}

export const hasFamily = (samples: readonly ReportSample[]): boolean => new Set(samples.map(reportKey)).size > 1

/**
 * The label of a tab, with its count once it is loaded (REPX-009). PREPAID and SIGNED mean the same as for orders
 * (decision 86).
 */
export const tabText = (tab: ListTab, count: number | undefined): string =>
  count === undefined ? listTabLabel[tab] : `${listTabLabel[tab]} ${count}`
