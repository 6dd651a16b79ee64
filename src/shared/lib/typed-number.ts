/** A typed number in half-width characters, without surrounding blanks; a sign and a decimal point are not removed. */
export const narrowNumber = (typed: string): string => typed.normalize('NFKC').trim()

/**
 * A typed or pasted number without the characters that people and keyboards add: full-width characters become narrow;
 * blanks, invisible characters and hyphens are removed. All other characters stay, so that the field's rule refuses the
 * text: removing them would make another number.
 */
export const plainNumber = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s\u00AD\u200B-\u200F\u202A-\u202E\u2060\p{Pd}\u2212]/gu, '')
