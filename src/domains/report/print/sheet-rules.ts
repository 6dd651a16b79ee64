import type { Voice } from '../words/voice-rules.ts'

/**
 * The kind of a printed report, at the head of every page. The kind contains no name, and not 我的, which on paper would
 * refer to the person who holds it. Only the first page of the doctor's sheet says whose report it is.
 */
export function sheetKind({ kind, label }: Pick<Voice, 'kind' | 'label'>, isSample: boolean): string {
  if (isSample || kind === 'other' || kind === 'shared') return label
  return kind === 'child' ? '儿童基因检测报告' : '基因检测报告'
}
