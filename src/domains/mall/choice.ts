import * as z from 'zod/mini'
import { stored } from '#/shared/lib/storage.ts'

/** The choice of a visitor at the moment when the login chain opens from the goods page. */
export interface Choice {
  specificationId: string
  number: number
}

const Kept = z.object({
  goodsId: z.string(),
  choice: z.object({ specificationId: z.string(), number: z.int().check(z.positive()) }),
})

/**
 * Stored for one product until the tab closes, because WeChat's authorization replaces the document. The choice
 * contains nothing personal.
 */
const kept = stored<z.infer<typeof Kept> | null>('session', 'goods-choice', z.nullable(Kept), null)

export const keepChoice = (goodsId: string, choice: Choice): void => void kept.write({ goodsId, choice })

export const keptChoice = (goodsId: string): Choice | null => {
  const last = kept.read()
  return last?.goodsId === goodsId ? last.choice : null
}

export const forgetChoice = (): void => kept.remove()
