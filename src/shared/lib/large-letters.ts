import * as z from 'zod/mini'
import { storedValue } from './storage.ts'

/** The setting belongs to the phone, not to a person, so it survives signing out. null means not set yet. */
export const LARGE_LETTERS = 'large-letters'
export const storedLargeLetters = storedValue('local', LARGE_LETTERS, z.nullable(z.boolean()), null)

/** If the browser enlarges all text by at least this factor, narrow rows need the layout of large letters. */
const ENLARGED = 1.5

const isEnlarged = (): boolean =>
  // The ratio of 16 px to the browser's own font size (src/early-paint/page.ts).
  Number(document.documentElement.style.getPropertyValue('--own') || 1) <= 1 / ENLARGED

/**
 * Sets the attribute that the style sheets read. Called at start, before the first screen is drawn. Until the person
 * chooses, the browser's own font size decides.
 */
export const applyLargeLetters = (): boolean =>
  document.documentElement.toggleAttribute('data-large', storedLargeLetters.read() ?? isEnlarged())
