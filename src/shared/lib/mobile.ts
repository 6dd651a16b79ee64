import { plainNumber } from './typed-number.ts'

/** Specification §5: starts with 1, then 3-9, then 9 digits (LOGIN-009). */
export const isMobile = (value: string): boolean => /^1[3-9]\d{9}$/.test(value)

const COUNTRY = /^(?:\(?(?:\+|00)86\)?|86(?=1[3-9]\d{9}$))/

/**
 * A typed or pasted number without the country code that address books add, and without text around it. A text that is
 * not one number stays unchanged, so that the rule of the field refuses it.
 */
export function typedMobile(typed: string): string {
  const plain = plainNumber(typed).replace(COUNTRY, '')
  const found = plain.match(/\d+/g) ?? []
  const [only = ''] = found
  return found.length === 1 && isMobile(only) ? only : plain.slice(0, 30)
}

/** The `tel:` address of a number, without characters that a phone would take for a network code. */
export const callAddress = (number: string): string => `tel:${number.replace(/[^\d+-]/g, '')}`
