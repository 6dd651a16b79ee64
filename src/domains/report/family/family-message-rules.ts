import { isHereditaryCancer } from '../words/names/hereditary-cancer.ts'
import type { ItemDetail } from '../results/item-rules.ts'
import { traits } from '../results/categories.ts'
import type { Category } from '../source/report-ids.ts'
import { cautionOf } from '../rules.ts'
import { findingInUse } from '../medicines/in-use-rules.ts'
import { withoutRoutineUse } from '../medicines/due-rules.ts'
import { isHyperthermia } from '../medicines/reaction-rules.ts'
import { isAnaesthetic } from '../words/names/anaesthetic-rules.ts'
import { adviceOn } from '../words/main-recommendation-rules.ts'
import type { CarriedVariant } from '../words/person/pregnancy-rules.ts'
import { inGeneral } from '../words/uncovered-rules.ts'
import { withAddress, tellerOf, type Voice } from '../words/person/voice-rules.ts'

/** The maximum number of characters in the message for the family. */
export const FAMILY_MESSAGE_LENGTH = 120

const END = '这不是诊断，具体听医生的。'
/** A sentence in messages about medicines, so that nobody stops taking a medicine because of the message. */
const KEEP = '不要自行停药或改量。'
/** The sentence for anaesthetics, which nobody takes at home. */
const TELL_ANAESTHETIST = '手术以前告诉麻醉医生。'

const keepOf = (view: ItemDetail['view'], verdict: string): string =>
  isAnaesthetic(view) ? (verdict.includes('麻醉医生') ? '' : TELL_ANAESTHETIST) : adviceOn(view, KEEP)

/** A hereditary cancer concerns the relatives by blood (NCCN, cascade testing). */
const ASK_AT_RISK = '有血缘的成年家人，可以去遗传咨询门诊问要不要查。'

/** One copy of a recessive gene also concerns the relatives (ACOG Committee Opinion 691: they are told of the test). */
const ASK_CARRIED = '有血缘的成年家人，可以问医生要不要查同一个基因。'

/** The variant is dominant (CPIC guideline on RYR1 and CACNA1S). */
const HYPERTHERMIA = '查出和恶性高热有关的变化。'
const ASK_BEFORE_SURGERY = '有血缘的家人，手术以前也要告诉麻醉医生。'

const ended = (text: string): string => (/[。！？]$/.test(text) ? text : `${text}。`)

/** As many whole sentences as fit, taken from the start of the text. */
export function sentencesWithin(text: string, room: number): string {
  let kept = ''
  for (const sentence of text.match(/[^。！？]+[。！？]*/g) ?? []) {
    if (kept.length + ended(sentence).length > room) break
    kept += ended(sentence)
  }
  return kept
}

const fits = (text: string) => text.length <= FAMILY_MESSAGE_LENGTH

type TellDetail = Pick<ItemDetail, 'view' | 'actions'> & Partial<Pick<ItemDetail, 'uncovered' | 'foundIn'>>

/**
 * An item as a short message for the family, made of short sentences of the report and without names. It mentions no
 * pregnancy, no partner and no result of another item.
 * @param taking whether the medicine is noted as in use.
 * @param carried the found variant of a carrier result.
 * @returns an empty text if the report has no short sentence.
 */
export function familyMessage(
  { view, actions, uncovered = '', foundIn = '' }: TellDetail,
  voice: Pick<Voice, 'kind'>,
  category: Category,
  { taking = false }: { taking?: boolean } = {},
  carried: CarriedVariant | null = null,
): string {
  const { start: whose, who, doer } = tellerOf(voice)
  const atSurgery = traits[category].medicines === true && isHyperthermia(view)
  const finding = view.verdict || (atSurgery ? HYPERTHERMIA : '')
  if (view.locked || !view.nameCn || !finding) return ''
  // If the result depends on another item, the message contains neither the other item's result nor the reassuring
  // verdict of this item.
  if (foundIn) return `${whose}基因检测里，“${view.nameCn}”${uncovered}。${inGeneral(view, uncovered)}。${END}`
  const start = `${whose}基因检测里，“${view.nameCn}”这一项：`
  const said = withAddress(withoutRoutineUse(taking ? findingInUse({ ...view, verdict: finding }) : finding), who)
  const close = (traits[category].medicines && !atSurgery ? keepOf(view, said) : '') + END
  // A result without a finding is in the message only together with its caution.
  const told = sentencesWithin(said, FAMILY_MESSAGE_LENGTH - start.length - close.length)
  const notes = [cautionOf(view, category, [told]), uncovered].filter(Boolean)
  const end = notes.map(ended).join('') + close
  const verdict = sentencesWithin(said, FAMILY_MESSAGE_LENGTH - start.length - end.length)
  if (!verdict) return ''
  const isFound = carried ? carried.mode !== 'unproven' : view.severity !== null && view.severity !== 'NORMAL'
  const asked = isHereditaryCancer(view)
    ? isFound && ASK_AT_RISK
    : (atSurgery && ASK_BEFORE_SURGERY) || (carried?.mode === 'recessive' && ASK_CARRIED)
  // An action about a medicine is for the person who takes it: the family would read it as advice to take it.
  const action = asked || (traits[category].medicines ? '' : withAddress(actions[0] ?? '', doer))
  const long = `${start}${verdict}${action && `可以做的：${ended(action)}`}${end}`
  return fits(long) ? long : `${start}${verdict}${end}`
}
