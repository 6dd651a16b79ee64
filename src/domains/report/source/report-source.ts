import type { paths, SearchOf } from '#/paths.ts'

/** The source of a report, which determines the calls that read the report. The source depends only on the address. */
export type ReportSource =
  | { kind: 'own' }
  /** A laboratory job, read without a session (REP-044). */
  | { kind: 'job'; jobId: string; agentId: string; labCode: string }
  /** A shared link, which opens the categories that the owner has chosen (REP-053). */
  | { kind: 'code'; sharingCode: string }
  /** A friend's report, read by the signed-in person (REPX-012). */
  | { kind: 'friend' }

export interface ReportRef {
  sampleId: string
  packageId: string
  /** Absent, or of the kind `own`, for the reader's own report and for a sample report. */
  source?: ReportSource
}

/** `friend=1` marks a friend's report (decision 77). */
const SOURCE_PARAMETERS = ['jobId', 'agentId', 'labCode', 'sharingCode', 'friend'] as const

/** The parameters that determine the source; every link inside a report passes them on. */
export type SourceSearch = Pick<SearchOf<typeof paths.report>, (typeof SOURCE_PARAMETERS)[number]>

/** The source of an address; a job needs all three values (REP-044, REP-045, decision 78). */
export function sourceOf({ jobId, agentId, labCode, sharingCode, friend }: SourceSearch): ReportSource {
  if (jobId && agentId && labCode) return { kind: 'job', jobId, agentId, labCode }
  if (sharingCode) return { kind: 'code', sharingCode }
  return friend ? { kind: 'friend' } : { kind: 'own' }
}

/** Whether the report is the reader's own or a sample report; only then is the reader's data read, shown or written. */
export const isOwnSource = ({ source }: Pick<ReportRef, 'source'>): boolean => !source || source.kind === 'own'

/**
 * Whether the reader got the report from its owner: by a shared link or as a friend. A laboratory job does not count:
 * its reader works with the report.
 */
export const isReceiver = ({ source }: Pick<ReportRef, 'source'>): boolean =>
  source?.kind === 'code' || source?.kind === 'friend'

/** A link inside a report, with the parameters that determine the source (REP-046). */
export function reportLink(search: SourceSearch, target: string): string {
  const [path = '', own] = target.split(/\?(.*)/s)
  const query = new URLSearchParams(own)
  for (const name of SOURCE_PARAMETERS) {
    const value = search[name]
    if (value && !query.has(name)) query.set(name, value)
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
