import type { InsureMaterial } from './model.ts'

export const INSURE_PICTURES = 9

export const relations = ['本人', '子女', '父母', '配偶'] as const

/**
 * The first part that is missing in the saved data, which must be complete before it can be submitted (INS-004); null
 * if nothing is missing.
 */
export function missingOf({ name, identityCard, images }: InsureMaterial, noticeConfirmed: boolean): string | null {
  if (name === '' || identityCard === '') return '请先填写被保险人信息'
  if (images.length === 0) return '请先添加材料图片'
  return noticeConfirmed ? null : '请先阅读并确认保险责任变更告知书'
}
