/** Which calls read a report; the address alone decides. */
export type ReportSource =
  | { kind: 'own' }
  /** A laboratory job: nobody is signed in (REP-044). */
  | { kind: 'job'; jobId: string; agentId: string; labCode: string }
  /** A shared link: shows what its owner agreed to (REP-053). */
  | { kind: 'code'; sharingCode: string }
  /** A friend's report, for the signed-in person (REPX-012). */
  | { kind: 'friend' }

export interface ReportPlace {
  sampleId: string
  packageId: string
  /** Absent: the reader's own report, or a sample report. */
  source?: ReportSource
}

const JOB_PARAMETERS = ['jobId', 'agentId', 'labCode'] as const
/** `friend=1` marks a friend's report (decision 77). */
const WALKING = [...JOB_PARAMETERS, 'sharingCode', 'friend'] as const

/** The by-job calls only with all three values (REP-044, REP-045, decision 78). */
export function sourceOf(search: URLSearchParams): ReportSource {
  const [jobId, agentId, labCode] = JOB_PARAMETERS.map((name) => search.get(name) ?? '')
  if (jobId && agentId && labCode) return { kind: 'job', jobId, agentId, labCode }
  const sharingCode = search.get('sharingCode')
  if (sharingCode) return { kind: 'code', sharingCode }
  return search.get('friend') ? { kind: 'friend' } : { kind: 'own' }
}

/**
 * Whether the report is the reader's own or a sample report: only then data of the reader is read, shown or written.
 */
export const isOwnSource = ({ source }: Pick<ReportPlace, 'source'>): boolean => !source || source.kind === 'own'

/** A link inside a report: passes on the parameters that determine the source (REP-046). */
export function reportLink(search: URLSearchParams, target: string): string {
  const [path = '', own] = target.split(/\?(.*)/s)
  const query = new URLSearchParams(own)
  for (const name of WALKING) {
    const value = search.get(name)
    if (value && !query.has(name)) query.set(name, value)
  }
  const text = query.toString()
  return text ? `${path}?${text}` : path
}
