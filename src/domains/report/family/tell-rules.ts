import type { ItemDetail } from '../item-rules.ts'
import { CAUTION } from '../rules.ts'
import { tellerOf, type Voice } from '../words/voice-rules.ts'

/** The message for the family has at most this many characters. */
export const TELL_LENGTH = 120

const END = '这不是诊断，具体听医生的。'
/** A message about a medicine must not make anybody stop taking it. */
const KEEP = '不要自行停药或改量。'

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
 * An item as one short message, made of short sentences of the report; without names.
 * @param medicine the item is a medicine: nobody may read it as a reason to stop.
 * @returns an empty text if there is nothing short to say.
 */
export function tellFamily(
  { view, actions }: Pick<ItemDetail, 'view' | 'actions'>,
  voice: Pick<Voice, 'kind'>,
  medicine = false,
): string {
  const { start: whose, who, doer } = tellerOf(voice)
  if (view.locked || !view.nameCn || !view.verdict) return ''
  const start = `${whose}基因检测里，“${view.nameCn}”这一项：`
  const close = medicine ? KEEP + END : END
  // A result without a finding is never passed on without saying what it does not mean.
  const said = view.verdict.replaceAll('您', who)
  const told = sentencesWithin(said, TELL_LENGTH - start.length - close.length)
  const end = view.severity === 'NORMAL' && !told.includes(CAUTION) ? `${CAUTION}，${close}` : close
  const verdict = sentencesWithin(said, TELL_LENGTH - start.length - end.length)
  if (!verdict) return ''
  const action = (actions[0] ?? '').replaceAll('您', doer)
  const long = `${start}${verdict}${action && `可以做的：${ended(action)}`}${end}`
  return fits(long) ? long : `${start}${verdict}${end}`
}
