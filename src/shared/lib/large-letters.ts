import * as z from 'zod/mini'
import { stored } from './storage.ts'

/** The choice belongs to the phone, not to a person: signing out keeps it. null: never made. */
export const LARGE_LETTERS = 'large-letters'
export const keptLetters = stored('local', LARGE_LETTERS, z.nullable(z.boolean()), null)

/** Sets the attribute that the sheets read; at the start, before the first screen is drawn. */
export const showLetters = (): boolean =>
  document.documentElement.toggleAttribute('data-large', keptLetters.read() === true)
