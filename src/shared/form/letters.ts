import type { Rule } from './rules.ts'

/** Signs as a person counts them: one that takes two places in memory is one. */
export const lettersIn = (typed: string): number => Array.from(typed.trim()).length

/** Not in §5: a text of at most so many signs. */
export const atMost =
  (most: number): Rule =>
  (value, field) =>
    lettersIn(value) > most ? `${field}最多${most}个字，现在有${lettersIn(value)}个` : null
