import * as z from 'zod/mini'
import { amountProblem, limitProblem } from '#/shared/form/amount.ts'
import type { PersistedFields } from '#/shared/form/persisted.ts'
import { pictureList } from '#/shared/form/picture-rules.ts'
import { bankcard, notInFuture, phone, required, type Rule, text } from '#/shared/form/validators.ts'
import { fingerprint } from '#/shared/lib/fingerprint.ts'
import { cents, formatAmount, parseYuan } from '#/shared/lib/money.ts'
import { type Picture, pictureUrls, savedPictures } from '#/shared/ui/pictures/image-picker-rules.ts'
import { type Claim, type MaterialType, materialTypes, type NewClaim } from '../model.ts'
import { imagesOf, type Material, materials } from '../rules.ts'

/** 1 亿元 (100 million yuan): a larger amount is treated as a typing error. */
const MAX = cents(10_000_000_000)

export type ClaimPictures = Record<MaterialType, Picture[]>

export interface ClaimValues {
  pictures: ClaimPictures
  accidentDate: string
  accidentDescription: string
  hospital: string
  /** In yuan, as typed. */
  amount: string
  accountName: string
  bankName: string
  bankAccount: string
  mobile: string
}

const picturesOf = <T>(make: (material: Material) => T): Record<MaterialType, T> =>
  Object.fromEntries(materials.map((material) => [material.type, make(material)])) as Record<MaterialType, T>

/**
 * The number is required, except in a refused claim with a saved number: that number stays until a new number is typed.
 */
const unlessSaved = (saved: string | undefined): readonly Rule[] => (saved ? [] : [required])

/**
 * The order of the fields is the order of the error messages.
 * @param before the refused claim to complete.
 */
export const claimForm = (before: Claim | null): z.ZodMiniType<ClaimValues, ClaimValues> =>
  z.object({
    pictures: z.object(picturesOf(({ label, needed }) => pictureList(label, needed))),
    accidentDate: text('事故日期', required, notInFuture),
    accidentDescription: text('事故经过', required),
    hospital: text('就诊医院', required),
    amount: z.string().check(({ value, issues }) => {
      const message = amountProblem(value, '申请金额', (amount) => limitProblem(amount, MAX, '申请金额'))
      if (message) issues.push({ code: 'custom', message, input: value })
    }),
    accountName: text('收款人姓名', required),
    bankName: text('开户银行', required),
    bankAccount: text('银行卡号', ...unlessSaved(before?.bankAccount), bankcard),
    mobile: text('手机号', ...unlessSaved(before?.mobile), phone),
  })

/** Numbers, pictures of identity documents and the description are personal: a reload keeps nothing. */
export const persistedClaimFields: PersistedFields<ClaimValues> = {
  fields: z.object({}),
  lost: {
    pictures: '材料图片',
    accidentDate: '事故日期',
    accidentDescription: '事故经过',
    hospital: '就诊医院',
    amount: '申请金额',
    accountName: '收款人姓名',
    bankName: '开户银行',
    bankAccount: '银行卡号',
    mobile: '手机号',
  },
}

/** Empty, or the values of the refused claim; its masked numbers are not put into fields. */
export const valuesOf = (before: Claim | null): ClaimValues => ({
  pictures: picturesOf(({ type }) => (before ? savedPictures(imagesOf(before, type)) : [])),
  accidentDate: before?.accidentDate ?? '',
  accidentDescription: before?.accidentDescription ?? '',
  hospital: before?.hospital ?? '',
  amount: before && before.amount !== null ? formatAmount(before.amount) : '',
  accountName: before?.accountName ?? '',
  bankName: before?.bankName ?? '',
  bankAccount: '',
  mobile: '',
})

export type PolicyNumbers = Pick<NewClaim, 'proBarcode' | 'contractCode'>

/** The request of a valid form; amounts are cents. */
export function bodyOf(
  values: ClaimValues,
  { proBarcode, contractCode }: PolicyNumbers,
  before: Claim | null,
): NewClaim {
  const { pictures, amount, bankAccount, mobile, ...rest } = values
  return {
    ...rest,
    proBarcode,
    contractCode,
    amount: parseYuan(amount) ?? cents(0),
    ...(bankAccount || !before ? { bankAccount } : {}),
    ...(mobile || !before ? { mobile } : {}),
    materials: materialTypes.flatMap((type) => {
      const images = pictureUrls(pictures[type])
      return images.length > 0 ? [{ type, images }] : []
    }),
  }
}

/**
 * The name of the draft: one for each policy, or for each version of a refused claim, so that pictures never move to
 * another claim.
 */
export const draftOf = ({ proBarcode, contractCode }: PolicyNumbers, before: Claim | null): string =>
  `claim ${fingerprint(JSON.stringify([proBarcode, contractCode, before]))}`

export const isFinished = (pictures: readonly Picture[]): boolean =>
  pictures.length > 0 && pictures.every(({ state }) => state === 'saved')

/** `必传材料已完成 2/4项` */
export function finishedText(pictures: ClaimPictures): string {
  const needed = materials.filter((material) => material.needed)
  const done = needed.filter(({ type }) => isFinished(pictures[type])).length
  return `必传材料已完成${done}/${needed.length}项`
}
