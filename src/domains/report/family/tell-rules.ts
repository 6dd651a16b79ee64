import { isHereditaryCancer } from '../words/hereditary-cancer.ts'
import type { ItemDetail } from '../item-rules.ts'
import { traits } from '../categories.ts'
import type { Category } from '../report-ids.ts'
import { cautionOf } from '../rules.ts'
import { findingInUse } from '../medicines/in-use-rules.ts'
import type { Partner, PregnancyStatus } from '../words/owner-rules.ts'
import { withoutRoutine } from '../medicines/due-rules.ts'
import { adviceOn } from '../words/one-thing-rules.ts'
import { isHyperthermia } from '../medicines/reaction-rules.ts'
import { familyAsk, type Carried } from '../words/pregnancy-rules.ts'
import { addressed, tellerOf, type Voice } from '../words/voice-rules.ts'

/** The most characters of the message for the family. */
export const TELL_LENGTH = 120

const END = '这不是诊断，具体听医生的。'
/** A message about a medicine must not lead anybody to stop taking it. */
const KEEP = '不要自行停药或改量。'
const KEEP_PREGNANT = '没有问过医生，不要自行用药、停药或改量。'

/** A hereditary cancer concerns the relatives by blood (NCCN, cascade testing). */
const ASK_AT_RISK = '有血缘的成年家人，可以去遗传咨询门诊问要不要查。'

/** The variant is dominant (CPIC guideline on RYR1 and CACNA1S). */
const HYPERTHERMIA = '查出和恶性高热有关的变化。'
const ASK_BEFORE_SURGERY = '有血缘的家人，手术以前也要告诉麻醉医生。'

const ended = (text: string): string => (/[。！？]$/.test(text) ? text : `${text}。`)

/** As many whole sentences from the start as fit. */
export function sentencesWithin(text: string, room: number): string {
  let kept = ''
  for (const sentence of text.match(/[^。！？]+[。！？]*/g) ?? []) {
    if (kept.length + ended(sentence).length > room) break
    kept += ended(sentence)
  }
  return kept
}

const fits = (text: string) => text.length <= TELL_LENGTH

type TellDetail = Pick<ItemDetail, 'view' | 'actions'> & Partial<Pick<ItemDetail, 'uncovered' | 'foundIn'>>

/** What the person has said. */
interface FamilyFacts {
  pregnancy?: PregnancyStatus | null
  partner?: Partner
  /** Whether the medicine is noted as in use. */
  taking?: boolean
}

/**
 * An item as a short message for the family, made of short sentences of the report and without names.
 * @param carried the found variant of a carrier result, for which the pregnancy decides what can be done. The message
 * itself never says that somebody is pregnant.
 * @returns an empty text when the report has no short sentence.
 */
export function tellFamily(
  { view, actions, uncovered = '', foundIn = '' }: TellDetail,
  voice: Pick<Voice, 'kind'>,
  category: Category,
  { pregnancy = null, partner = 'UNKNOWN', taking = false }: FamilyFacts = {},
  carried: Carried | null = null,
): string {
  const { start: whose, who, doer } = tellerOf(voice)
  const atSurgery = traits[category].medicines === true && isHyperthermia(view)
  const finding = view.verdict || (atSurgery ? HYPERTHERMIA : '')
  if (view.locked || !view.nameCn || !finding) return ''
  const start = `${whose}基因检测里，“${view.nameCn}”这一项：`
  const keep = pregnancy === 'pregnant' ? KEEP_PREGNANT : KEEP
  const close = (traits[category].medicines && !atSurgery ? adviceOn(view, keep) : '') + END
  // A result without a finding is passed on only together with what it does not mean.
  const said = addressed(
    withoutRoutine(taking ? findingInUse({ ...view, verdict: finding }) : finding, { pregnancy }),
    who,
  )
  const told = sentencesWithin(said, TELL_LENGTH - start.length - close.length)
  // Where another item decides, the level of this one is not said.
  const caution = foundIn ? '' : cautionOf(view, category, [told])
  const end =
    [caution, uncovered]
      .filter(Boolean)
      .map((note) => `${note}，`)
      .join('') + close
  const verdict = sentencesWithin(said, TELL_LENGTH - start.length - end.length)
  if (!verdict) return ''
  const atRisk = carried && isHereditaryCancer(view) ? ASK_AT_RISK : ''
  const asked = atRisk || (atSurgery && ASK_BEFORE_SURGERY) || (carried && familyAsk(carried, pregnancy, partner, who))
  // An action about a medicine is for the person who takes it: the family would read it as advice to take it.
  const action = asked || (traits[category].medicines ? '' : addressed(actions[0] ?? '', doer))
  const long = `${start}${verdict}${action && `可以做的：${ended(action)}`}${end}`
  return fits(long) ? long : `${start}${verdict}${end}`
}
