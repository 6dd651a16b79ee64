import type { Rule } from './validators.ts'

/** The number of visible characters: a character that takes two UTF-16 units counts as one. */
export const characterCount = (typed: string): number => Array.from(typed.trim()).length

/** Not in §5: refuses a text with more than this many characters. */
export const maxCharacters =
  (most: number): Rule =>
  (value, field) =>
    characterCount(value) > most ? `${field}最多${most}个字，现在有${characterCount(value)}个` : null
