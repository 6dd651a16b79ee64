import { isChildReport } from '../detail-rules.ts'
import type { ReportSample } from '../model.ts'

/** The report lists outside of a report. */

const titles: Record<string, string> = { children: '儿童报告', adult: '成人报告', gene: '基因检测报告' }

/** The reports of /report/{type}: of children, of adults, or all; any other type lists all (decision 17). */
export function reportsOfType(samples: readonly ReportSample[], type: string) {
  const kind = type.toLowerCase()
  const wanted = kind === 'children' ? samples.filter(isChildReport) : samples
  return {
    title: titles[kind] ?? '基因检测报告',
    samples: kind === 'adult' ? samples.filter((sample) => !isChildReport(sample)) : wanted,
  }
}
