import type { QueryClient } from '@tanstack/react-query'
import { myReports } from './my-reports.ts'

/** Specification §9: retries after the first attempt (decision 55). */
export const REPORT_LIST_RETRIES = 3

/**
 * Loads the report list after a login, and at a start with a stored session. The loaded list sets the current report
 * (LOGIN-044).
 */
export async function loadReports(client: QueryClient): Promise<void> {
  await client.query({ ...myReports(), retry: REPORT_LIST_RETRIES })
}
