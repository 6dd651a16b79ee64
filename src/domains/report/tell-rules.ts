import type { ItemDetail } from './item-rules.ts'
import { CAUTION } from './rules.ts'

/** What is told to the family fits one message. */
export const TELL_LENGTH = 120

const END = '这不是诊断，具体听医生的。'

const ended = (text: string): string => (/[。！？]$/.test(text) ? text : `${text}。`)

/** Whole sentences from the start, as many as fit. */
export function sentencesWithin(text: string, room: number): string {
  let kept = ''
  for (const sentence of text.match(/[^。！？]+[。！？]*/g) ?? []) {
    if (kept.length + ended(sentence).length > room) break
    kept += ended(sentence)
  }
  return kept
}

const fits = (text: string) => text.length <= TELL_LENGTH

/**
 * An item in one short message, put together from the short sentences of the report; it names nobody.
 * @returns an empty text where nothing short can be said.
 */
export function tellFamily({ view, actions }: Pick<ItemDetail, 'view' | 'actions'>, child = false): string {
  if (view.locked || !view.nameCn || !view.verdict) return ''
  const start = `${child ? '孩子' : '我'}的基因检测里，“${view.nameCn}”这一项：`
  // A result without a finding is never passed on without what it does not mean.
  const told = sentencesWithin(view.verdict, TELL_LENGTH - start.length - END.length)
  const end = view.severity === 'NORMAL' && !told.includes(CAUTION) ? `${CAUTION}，${END}` : END
  const verdict = sentencesWithin(view.verdict, TELL_LENGTH - start.length - end.length)
  if (!verdict) return ''
  const [action = ''] = actions
  const long = `${start}${verdict}${action && `可以做的：${ended(action)}`}${end}`
  return fits(long) ? long : `${start}${verdict}${end}`
}
