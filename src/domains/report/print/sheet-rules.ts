import type { Voice } from '../words/person/voice-rules.ts'

/**
 * The kind of a printed report, at the head of every page. It contains no name. It does not contain 我的, because on
 * paper 我的 would refer to the person who holds the paper. Only the first page of the doctor's sheet says whose report
 * it is.
 */
export function sheetKind({ kind, label }: Pick<Voice, 'kind' | 'label'>, isSample: boolean): string {
  if (isSample || kind === 'other' || kind === 'shared') return label
  return kind === 'child' ? '儿童基因检测报告' : '基因检测报告'
}
