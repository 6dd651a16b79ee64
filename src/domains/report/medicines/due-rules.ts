import { isAnaesthetic } from '../words/names/anaesthetic-rules.ts'
import type { Owner } from '../words/person/owner-rules.ts'
import { isHyperthermia, reactionOf, type MedicineResult } from './reaction-rules.ts'

const dues = ['今天', '尽快', '怀孕以前', '手术以前', '下次看病时', '照常'] as const
export type Due = (typeof dues)[number]

type PregnancyFacts = Partial<Pick<Owner, 'pregnancy' | 'gender'>>

const mayBePregnant = ({ pregnancy, gender }: PregnancyFacts): boolean =>
  pregnancy === 'pregnant' || (pregnancy === 'planning' && gender !== 'MALE')

/** When to ask the doctor about a medicine in use; its row, its page and the doctor's sheet use the same answer. */
export function whenToAsk(view: MedicineResult, facts: PregnancyFacts): Due {
  const { severity, nameCn = '', nameEn = '' } = view
  if (isAnaesthetic({ nameCn, nameEn })) return '手术以前'
  if (reactionOf(view)) return '今天'
  if (facts.pregnancy === 'pregnant' || severity === 'RISK') return '尽快'
  if (mayBePregnant(facts)) return '怀孕以前'
  return severity === 'CONCERN' ? '下次看病时' : '照常'
}

/** Medicines in use, the most urgent first; medicines of the same urgency stay in the given order. */
export const medicinesByUrgency = <T>(
  found: readonly T[],
  viewOf: (one: T) => MedicineResult,
  facts: PregnancyFacts,
): T[] => {
  const rank = (one: T) => dues.indexOf(whenToAsk(viewOf(one), facts))
  return [...found].sort((a, b) => rank(a) - rank(b))
}

/** `whenToAsk` in words for a doctor; empty if nothing is to be done. */
export function dueForDoctor(view: MedicineResult, facts: PregnancyFacts): string {
  const due = whenToAsk(view, facts)
  switch (due) {
    case '今天':
      return `${reactionOf(view) === 'dose' ? '今天，下一次用药以前' : due}：评估能不能用、要不要换`
    case '尽快':
      return `${due}：${facts.pregnancy === 'pregnant' ? '评估孕期能不能用' : '评估能不能用、要不要换'}`
    case '怀孕以前':
      return `${due}：评估孕期能不能用`
    case '手术以前':
      return surgeryAdvice(view)
    case '下次看病时':
      return '就诊时：评估用法'
    case '照常':
      return ''
  }
}

/** The text for an anaesthetic, in use or not (CPIC guideline on RYR1 and CACNA1S: not for a susceptible person). */
export const surgeryAdvice = (view: MedicineResult): string =>
  `手术以前：评估麻醉用药${isHyperthermia(view) ? '，避开会诱发恶性高热的药；有血缘的家人也要查' : ''}`

/** A text without 可按医嘱常规使用, which is for the person who takes the medicine. */
export const withoutRoutineUse = (text: string): string =>
  text
    .replace(/[，；]?[^，；。]*常规使用[^，；。]*/g, '')
    .replace(/(^|。)[，；。]+/g, '$1')
    .trim()

/** The verdict without the advice of routine use if a pregnancy is possible; the laboratory has not considered one. */
export const withoutRoutineInPregnancy = (verdict: string, facts: PregnancyFacts): string =>
  mayBePregnant(facts) ? withoutRoutineUse(verdict) : verdict
