import { config } from '#/config.ts'
import { isChildReport } from '../../results/detail-rules.ts'
import type { ReportSample } from '../../model.ts'
import { customerName, exampleReports, isExampleReport } from '../../source/report-ids.ts'
import type { ReportRef } from '../../source/report-source.ts'

/** The voice of a report: the relation of the reader to the tested person, and the words that depend on it. */
export interface Voice {
  /**
   * `shared` means that the tested person has shared the report with the reader. `other` means that the tested person
   * is unknown, or a person whom the reader does not know.
   */
  kind: 'self' | 'child' | 'named' | 'shared' | 'other'
  /** The word for the tested person in a sentence of the app. */
  who: string
  /** The word for the person whom a laboratory text addresses: the tested person, or the parents of a child. */
  you: string
  /** The kind of the report; contains no name. */
  label: string
  /** The line with the owner on each screen of the report. Never used in a title, a share card or a log. */
  head: string
}

/** Whether the report is a child's: the reader's own child, or the child of a person who has shared the report. */
export const isAboutChild = ({ who }: Pick<Voice, 'who'>): boolean => who === '孩子'

const headed = (voice: Omit<Voice, 'head'>, name = ''): Voice => ({
  ...voice,
  head: [name, voice.label].filter(Boolean).join(' · '),
})

/** The voice while the owner is unknown; its texts do not address the reader. */
export const UNKNOWN = headed({ kind: 'other', who: '受检者', you: '受检者', label: '基因检测报告' })

const sources = {
  code: { who: '对方', label: '对方分享的报告' },
  friend: { who: '好友', label: '好友的报告' },
  job: { who: '受检者', label: '按检测任务查看的报告' },
} as const

function foreign(kind: keyof typeof sources, child: boolean): Voice {
  const { who, label } = sources[kind]
  const whose = kind === 'job' ? 'other' : 'shared'
  return child
    ? headed({ kind: whose, who: '孩子', you: '家长', label: `${label} · 儿童` })
    : headed({ kind: whose, who, you: who, label })
}

function example(sampleId: keyof typeof exampleReports, child: boolean): Voice {
  const label = `${exampleReports[sampleId]} · 不属于任何人`
  return child
    ? headed({ kind: 'child', who: '孩子', you: '您', label })
    : headed({ kind: 'other', who: '受检者', you: '受检者', label })
}

/**
 * The voice of a report.
 * @param sample the entry in the reader's own list, if the list contains the report.
 * @param account the name of the signed-in person; empty while unknown.
 * @param child whether the reply says that the report is a child's; unknown on most screens.
 */
export function voiceOf(
  { sampleId, packageId, source }: ReportRef,
  sample: ReportSample | null,
  account: string,
  child = false,
): Voice {
  const ofChild = child || (sample ? isChildReport(sample) : packageId === config.sampleReportPackage.child)
  if (source && source.kind !== 'own') return foreign(source.kind, ofChild)
  if (isExampleReport(sampleId)) return example(sampleId, ofChild)
  const name = sample ? customerName(sample) : ''
  if (ofChild) return headed({ kind: 'child', who: '孩子', you: '您', label: '孩子的报告' }, name)
  if (!name) return UNKNOWN
  return name === account
    ? headed({ kind: 'self', who: '您', you: '您', label: '我的报告' }, name)
    : headed({ kind: 'named', who: name, you: name, label: account ? '家人的报告' : '基因检测报告' }, name)
}

/** The 你 in 迷你 does not address anybody. */
const ADDRESS = /迷你|您们?|你们?/g

/** A laboratory text in which 您 and 你, the tested person, are replaced by `you`. */
export const withAddress = (text: string, you: string): string =>
  text.replace(ADDRESS, (word) => (word === '迷你' ? word : you))

/** A text of the laboratory in the voice of the report. */
export const inReportVoice = (text: string, { you }: Pick<Voice, 'you'>): string => withAddress(text, you)

/** A text of the app, in which 您 stands for the tested person. */
export const withTestedPerson = (text: string, { who }: Pick<Voice, 'who'>): string => text.replaceAll('您', who)

/** The headings of the two cards that every result has. */
export const meaningHead = ({ kind, who }: Voice): string =>
  ({
    self: '对我意味着什么',
    child: '对孩子意味着什么',
    named: `对${who}意味着什么`,
    shared: `${who}的结果意味着什么`,
    other: '结果意味着什么',
  })[kind]

export const actionsHead = ({ kind, who }: Voice): string =>
  ({
    self: '我还可以做什么',
    child: '还可以为孩子做什么',
    named: '还可以做什么',
    shared: `${who}还可以做什么`,
    other: '还可以做什么',
  })[kind]

/**
 * The words of a message that the reader sends to the family: its beginning, the tested person, and who acts.
 * The message never contains the name of another person.
 */
export const tellerOf = ({ kind }: Pick<Voice, 'kind'>): { start: string; who: string; doer: string } =>
  ({
    self: { start: '我的', who: '我', doer: '我' },
    child: { start: '孩子的', who: '孩子', doer: '我们' },
    named: { start: '家里一份', who: '受检者', doer: '受检者' },
    shared: { start: '一份', who: '受检者', doer: '受检者' },
    other: { start: '一份', who: '受检者', doer: '受检者' },
  })[kind]
