/** Specification §5: starts with 1, then 3-9, then 9 digits (LOGIN-009). */
export const isMobile = (value: string): boolean => /^1[3-9]\d{9}$/.test(value)

/** Normalizes typed or pasted text: digits only, at most eleven, without the country code that address books add. */
export const typedMobile = (typed: string): string =>
  typed
    .replace(/^\s*(\+|00)86/, '')
    .replace(/\D/g, '')
    .slice(0, 11)

/** The `tel:` address of a number, without characters that a phone would take for a network code. */
export const callAddress = (number: string): string => `tel:${number.replace(/[^\d+-]/g, '')}`
