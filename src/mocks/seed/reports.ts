import type { ReportBook } from '../db.ts'
import type { ReportTables } from '../sample/rows.ts'
import { goods } from './goods.ts'
import { adultReport } from './report-adult.ts'
import { childReport } from './report-child.ts'

/** Package id → the items of its report. */
export const reportBook: ReportBook = { 'PKG-ADULT': adultReport, 'PKG-CHILD': childReport }

/** A package has the name of the goods that it is sold as. */
export const packageNames: Readonly<Record<string, string>> = Object.fromEntries(
  goods.flatMap(({ reportPackageId, name }) => (reportPackageId ? [[reportPackageId, name]] : [])),
)

/** Laboratory jobs whose reports agents can open. */
export const reportJobs = [
  { jobId: 'JOB-1', agentId: 'AGENT-1', labCode: 'LAB-A', sampleId: 'R100501' },
]

/** A link shared by `reported`, and the results that `reported` shows to the friend `member`. */
export const sharedReports = (userId: (persona: string) => string): Pick<ReportTables, 'reportShares' | 'friendReports'> => ({
  reportShares: [
    {
      code: 'RS501', userId: userId('reported'), sampleId: 'R100501', packageId: 'PKG-ADULT',
      categories: ['COMMON_DISEASES', 'LIFE_STYLE'],
    },
  ],
  friendReports: [{ sampleId: 'LB2026100501', withUserId: userId('member') }],
})
