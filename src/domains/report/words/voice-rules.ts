import { config } from '#/config.ts'
import { isChildReport } from '../detail-rules.ts'
import type { ReportSample } from '../model.ts'
import { customerName, isExampleReport } from '../report-ids.ts'
import type { ReportPlace } from '../report-source.ts'

/** Whom a report is about: the reader, or somebody else whom the text must not address as 您. */
export interface Voice {
  kind: 'self' | 'child' | 'named' | 'other'
  /** Replaces 您 in texts of the laboratory. */
  who: string
  /** Whose report it is, shown on each of its pages; empty for one's own. Never in a title, a share card or a log. */
  head: string
}

const SELF: Voice = { kind: 'self', who: '您', head: '' }

const foreign = {
  code: { kind: 'other', who: '对方', head: '对方分享的报告' },
  friend: { kind: 'other', who: '好友', head: '好友的报告' },
  job: { kind: 'other', who: '受检者', head: '按检测任务查看的报告' },
} as const

/**
 * @param sample the entry in the reader's own list, if the report is in it.
 * @param account the name of the signed-in person; empty while unknown.
 */
export function voiceOf(
  { sampleId, packageId, source }: ReportPlace,
  sample: ReportSample | null,
  account: string,
): Voice {
  if (source && source.kind !== 'own') return foreign[source.kind]
  const name = sample ? customerName(sample) : ''
  const child = sample ? isChildReport(sample) : packageId === config.sampleReportPackage.child
  if (child) return { kind: 'child', who: '孩子', head: isExampleReport(sampleId) ? '' : `${name || '孩子'}的报告` }
  return name && account && name !== account ? { kind: 'named', who: name, head: `${name}的报告` } : SELF
}

/** Rephrases a text addressed to the tested person. A child's report addresses the parents, so 您 stays. */
export const spoken = (text: string, { kind, who }: Voice): string =>
  kind === 'named' || kind === 'other' ? text.replaceAll('您', who) : text

/** The headings of the two cards that every result has. */
export const meaningHead = ({ kind, who }: Voice): string =>
  ({ self: '对我意味着什么', child: '对孩子意味着什么', named: `对${who}意味着什么`, other: '结果意味着什么' })[kind]

export const actionsHead = ({ kind }: Voice): string =>
  ({ self: '我现在可以做什么', child: '现在可以为孩子做什么', named: '现在可以做什么', other: '现在可以做什么' })[kind]
