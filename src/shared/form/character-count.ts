import type { Rule } from './validators.ts'

/** The number of visible characters: a character that takes two UTF-16 units counts as one. */
export const charactersIn = (typed: string): number => Array.from(typed.trim()).length

/** Not in §5: refuses a text with more than this many characters. */
export const atMost =
  (most: number): Rule =>
  (value, field) =>
    charactersIn(value) > most ? `${field}最多${most}个字，现在有${charactersIn(value)}个` : null
