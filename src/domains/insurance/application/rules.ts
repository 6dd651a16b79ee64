import type { ChangedMaterial, InsureMaterial } from './model.ts'

export const INSURE_PICTURES = 9

/** The allowed relations of the insured person to the policyholder. */
export const relations = ['本人', '子女', '父母', '配偶'] as const

export interface Progress {
  answered: boolean
  person: boolean
  pictures: boolean
}

/** The parts that are saved (INS-004). */
export const progressOf = ({ answers, name, identityCard, images }: InsureMaterial): Progress => ({
  answered: answers.length > 0,
  person: name !== '' && identityCard !== '',
  pictures: images.length > 0,
})

/** Whether the server has all values of a sent part. */
export const hasPart = (material: InsureMaterial, sent: ChangedMaterial): boolean =>
  Object.entries(sent).every(
    ([name, value]) =>
      value === undefined || JSON.stringify(material[name as keyof InsureMaterial]) === JSON.stringify(value),
  )

/** The first missing part before the data can be submitted; null when it is complete. */
export function missingOf(material: InsureMaterial, noticeConfirmed: boolean): string | null {
  const { person, pictures } = progressOf(material)
  if (!person) return '请先保存被保险人信息'
  if (!pictures) return '请先保存材料图片'
  return noticeConfirmed ? null : '请先阅读并确认保险责任变更告知书'
}
