import { call } from '#/shared/api/call.ts'
import { query } from '#/shared/api/query.ts'
import { reportApi } from './api.ts'
import { chooseReport } from './store.ts'

/**
 * The finished reports of the signed-in person: of one kind (PREPAID, SIGNED), or all. Reading the full list sets the
 * current report.
 */
export const myReports = (type?: string) => {
  const input = { query: type ? { type } : {} }
  return {
    ...query(reportApi.mine, input),
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const list = await call(reportApi.mine, input, { signal })
      if (!type) chooseReport(list.items)
      return list
    },
  }
}
