/** Specification §2 Tab sets: PREPAID reports are not signed yet, SIGNED reports have a contract (decision 86). */
export const reportTabs = ['ALL', 'PREPAID', 'SIGNED'] as const
export type ReportTab = (typeof reportTabs)[number]

export const reportTabLabel: Record<ReportTab, string> = { ALL: '全部', PREPAID: '已预付', SIGNED: '已签约' }

export const toReportTab = (value: string | null): ReportTab => reportTabs.find((tab) => tab === value) ?? 'ALL'

/** The label of a tab, with its count once it is loaded (REPX-009). */
export const tabText = (tab: ReportTab, count: number | undefined): string =>
  count === undefined ? reportTabLabel[tab] : `${reportTabLabel[tab]} ${count}`
