import type { QueryClient } from '@tanstack/react-query'
import { myReports } from './my-reports.ts'

/** Specification §9: first try and up to three more (decision 55). */
export const REPORT_LIST_RETRIES = 3

/** The report list loads after a login and at a start with a kept session; as it arrives it chooses the report (LOGIN-044). */
export async function loadReports(client: QueryClient): Promise<void> {
  await client.query({ ...myReports(), retry: REPORT_LIST_RETRIES })
}
