import { ADULT, ageOn } from '#/shared/lib/time/age.ts'
import { decodeIdCard, type IdentityType } from '#/shared/lib/idcard.ts'
import { type Cents, times, sum } from '#/shared/lib/money.ts'
import type { VisitorType } from './model.ts'

/** The kind of a visitor type, which the rules use; an unknown type has no kind. */
export type Kind = 'adult' | 'child' | 'depositor' | 'other'

/** The specification does not define the values, so the kind is read from the code, else from the name. */
export function kindOf({ visitorType, visitorTypeName }: Pick<VisitorType, 'visitorType' | 'visitorTypeName'>): Kind {
  const text = `${visitorType} ${visitorTypeName}`
  if (/DEPOSIT|储户/i.test(text)) return 'depositor'
  if (/CHILD|KID|儿童|小孩|未成年/i.test(text)) return 'child'
  return /ADULT|成人/i.test(text) ? 'adult' : 'other'
}

export const typeName = ({ visitorType, visitorTypeName }: Pick<VisitorType, 'visitorType' | 'visitorTypeName'>) =>
  visitorTypeName || visitorType

export interface Guest {
  visitorType: string
  identityCardType: IdentityType | ''
  identityCard: string
}

/** The birthday in a Chinese ID number; null for any other identity document (VAL-021). */
export const birthdayOf = ({ identityCardType, identityCard }: Guest): string | null =>
  identityCardType === 'CHINESE_IDENTITY_CARD' ? (decodeIdCard(identityCard)?.birthday ?? null) : null

/** Whether a visitor is under 18 on the day of the visit; null if the identity number does not contain the birthday. */
export function isMinor(guest: Guest, day: string): boolean | null {
  const birthday = birthdayOf(guest)
  const age = birthday === null ? null : ageOn(birthday, day)
  return age === null ? null : age < ADULT
}

/**
 * The sentence for an ID number whose age on the day of the visit contradicts the type of ticket; null if there is no
 * contradiction.
 */
export function typeProblem(guest: Guest, types: readonly VisitorType[], day: string): string | null {
  const type = types.find(({ visitorType }) => visitorType === guest.visitorType)
  const minor = isMinor(guest, day)
  if (!type || minor === null) return null
  const child = types.find((one) => kindOf(one) === 'child')
  if (kindOf(type) === 'child' && !minor) return `按证件号码，这位访客到访时已满18周岁，请选择成人等其他类型`
  if (kindOf(type) === 'adult' && minor && child)
    return `按证件号码，这位访客到访时未满18周岁，请选择“${typeName(child)}”`
  return null
}

/** Whether the party has children but no visitor who can look after them. */
export function lacksGuardian(guests: readonly Guest[], types: readonly VisitorType[], day: string): boolean {
  const childTicket = (guest: Guest) =>
    types.some((type) => type.visitorType === guest.visitorType && kindOf(type) === 'child')
  const young = guests.map((guest) => isMinor(guest, day) ?? childTicket(guest))
  return young.length > 0 && young.every(Boolean)
}

export const NO_GUARDIAN = '儿童需要成人陪同，请添加一位成年访客'

/** A key that is the same for both numbers of a card, because an 18-digit number contains the old 15-digit number. */
function cardKey({ identityCardType, identityCard }: Guest): string {
  const number = identityCard.replace(/\s/g, '').toUpperCase()
  const old = identityCardType === 'CHINESE_IDENTITY_CARD' && number.length === 18
  return `${identityCardType} ${old ? number.slice(0, 6) + number.slice(8, 17) : number}`
}

/** The index of an earlier visitor with the same identity document; -1 if there is none. */
export function duplicateOf(guests: readonly Guest[], index: number): number {
  const guest = guests[index]
  if (!guest?.identityCard) return -1
  return guests.slice(0, index).findIndex((other) => cardKey(other) === cardKey(guest))
}

type Priced = readonly Pick<VisitorType, 'visitorType' | 'price'>[]

/** REG-027: the number of visitors of each type. */
export const countsOf = (guests: readonly Pick<Guest, 'visitorType'>[], types: Priced): number[] =>
  types.map((type) => guests.filter(({ visitorType }) => visitorType === type.visitorType).length)

/** REG-027: the sum of price × number in cents; null if a price is unknown, because a price is never guessed. */
export function totalOf(guests: readonly Pick<Guest, 'visitorType'>[], types: Priced): Cents | null {
  const counts = countsOf(guests, types)
  if (counts.reduce((all, count) => all + count, 0) !== guests.length) return null
  const parts = types.map(({ price }, index) => (counts[index] ? price && times(price, counts[index]) : 0))
  return parts.every((part) => part !== null) ? sum(parts) : null
}

/** The maximum number of visitors in one reservation, which is for a family or a small group. */
export const MAX_VISITORS = 8
