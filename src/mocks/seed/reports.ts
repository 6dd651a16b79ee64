import type { ReportBook } from '../db.ts'
import type { ReportTables } from '../sample/rows.ts'
import { adultReport } from './report-adult.ts'
import { childReport } from './report-child.ts'

/** Package id → the items of its report. */
export const reportBook: ReportBook = { 'PKG-ADULT': adultReport, 'PKG-CHILD': childReport }

export const packageNames: Record<string, string> = { 'PKG-ADULT': '全基因组健康检测·成人版', 'PKG-CHILD': '儿童天赋与健康基因检测' }

/** Laboratory jobs whose reports agents can open. */
export const reportJobs = [
  { jobId: 'JOB-1', agentId: 'AGENT-1', labCode: 'LAB-A', sampleId: 'R100501' },
]

/** A link shared by `reported`, and what she shows to her friend `member`. */
export const sharedReports = (userId: (persona: string) => string): Pick<ReportTables, 'reportShares' | 'friendReports'> => ({
  reportShares: [
    {
      code: 'RS501', userId: userId('reported'), sampleId: 'R100501', packageId: 'PKG-ADULT',
      categories: ['COMMON_DISEASES', 'LIFE_STYLE'],
    },
  ],
  friendReports: [{ sampleId: 'LB2026100501', withUserId: userId('member') }],
})
