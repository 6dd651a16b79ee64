import * as z from 'zod/mini'
import { stored } from './storage.ts'

/** The setting belongs to the phone, not to a person, so it survives signing out. null means not set yet. */
export const LARGE_LETTERS = 'large-letters'
export const keptLetters = stored('local', LARGE_LETTERS, z.nullable(z.boolean()), null)

/** Sets the attribute that the style sheets read. Called at start, before the first screen is drawn. */
export const showLetters = (): boolean =>
  document.documentElement.toggleAttribute('data-large', keptLetters.read() === true)
