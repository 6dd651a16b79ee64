import type { InsureMaterial } from './model.ts'

export const INSURE_PICTURES = 9

/** The allowed relations of the insured person to the policyholder. */
export const relations = ['本人', '子女', '父母', '配偶'] as const

interface Progress {
  answered: boolean
  person: boolean
  pictures: boolean
}

/** The parts that are saved (INS-004). */
const progressOf = ({ answers, name, identityCard, images }: InsureMaterial): Progress => ({
  answered: answers.length > 0,
  person: name !== '' && identityCard !== '',
  pictures: images.length > 0,
})

/** The first missing part of the saved data before they can be submitted; null when they are complete. */
export function missingOf(material: InsureMaterial, noticeConfirmed: boolean): string | null {
  const { person, pictures } = progressOf(material)
  if (!person) return '请先填写被保险人信息'
  if (!pictures) return '请先添加材料图片'
  return noticeConfirmed ? null : '请先阅读并确认保险责任变更告知书'
}
