import type { ChangedMaterial, InsureMaterial } from './model.ts'

export const INSURE_PICTURES = 9

/** What the insured person may be to the one who insures. */
export const relations = ['本人', '子女', '父母', '配偶'] as const

export interface Progress {
  answered: boolean
  person: boolean
  pictures: boolean
}

/** Which parts are saved (INS-004). */
export const progressOf = ({ answers, name, identityCard, images }: InsureMaterial): Progress => ({
  answered: answers.length > 0,
  person: name !== '' && identityCard !== '',
  pictures: images.length > 0,
})

/** Whether a part that was sent is what the server has. */
export const hasPart = (material: InsureMaterial, sent: ChangedMaterial): boolean =>
  Object.entries(sent).every(
    ([name, value]) =>
      value === undefined || JSON.stringify(material[name as keyof InsureMaterial]) === JSON.stringify(value),
  )

/** The next thing to do before everything can be submitted; null: nothing. */
export function missingOf(material: InsureMaterial, noticeConfirmed: boolean): string | null {
  const { person, pictures } = progressOf(material)
  if (!person) return '请先保存被保险人信息'
  if (!pictures) return '请先保存材料图片'
  return noticeConfirmed ? null : '请先阅读并确认保险责任变更告知书'
}
