import type { Voice } from '../words/voice-rules.ts'

/**
 * The kind of a printed report. Paper is passed on, so it never contains a name, and 我的 would mean whoever holds it.
 */
export function sheetKind({ kind, label }: Pick<Voice, 'kind' | 'label'>, isSample: boolean): string {
  if (isSample || kind === 'other' || kind === 'shared') return label
  return kind === 'child' ? '儿童基因检测报告' : '基因检测报告'
}
