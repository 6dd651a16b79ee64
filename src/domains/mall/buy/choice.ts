import * as z from 'zod/mini'
import { storedValue } from '#/shared/lib/storage.ts'

/** The choice that is stored when a person leaves the goods page for the login or the order. */
export interface Choice {
  specificationId: string
  number: number
  /**
   * The key of the history entry that shows the choice again; without it, any visit opens the sheet with the choice.
   */
  entry?: string | undefined
}

const StoredChoice = z.object({
  goodsId: z.string(),
  choice: z.object({
    specificationId: z.string(),
    number: z.int().check(z.positive()),
    entry: z.optional(z.string()),
  }),
})

/**
 * Stored for one product until the tab closes, because WeChat's authorization unloads the page. The choice contains
 * nothing personal. `useEntryState` would exceed the byte budget of the goods page.
 */
const storedChoices = storedValue<z.infer<typeof StoredChoice> | null>(
  'session',
  'goods-choice',
  z.nullable(StoredChoice),
  null,
)

export const storeChoice = (goodsId: string, choice: Choice): void => void storedChoices.write({ goodsId, choice })

export const storedChoice = (goodsId: string, entry: string): Choice | null => {
  const last = storedChoices.read()
  return last?.goodsId === goodsId && (last.choice.entry ?? entry) === entry ? last.choice : null
}

export const removeChoice = (): void => storedChoices.remove()
