import type { ReportBook } from '../db.ts'
import { adultReport } from './report-adult.ts'
import { childReport } from './report-child.ts'

/** Package id → the items of its report. */
export const reportBook: ReportBook = { 'PKG-ADULT': adultReport, 'PKG-CHILD': childReport }

export const packageNames: Record<string, string> = { 'PKG-ADULT': '全基因组健康检测·成人版', 'PKG-CHILD': '儿童天赋与健康基因检测' }
