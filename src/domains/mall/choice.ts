/** What a visitor had chosen when the login chain led away from the goods page; in memory, for one product. */
export interface Choice {
  specificationId: string
  number: number
}

let kept: { goodsId: string; choice: Choice } | null = null

export const keepChoice = (goodsId: string, choice: Choice): void => {
  kept = { goodsId, choice }
}

export const keptChoice = (goodsId: string): Choice | null => (kept?.goodsId === goodsId ? kept.choice : null)

export const forgetChoice = (): void => {
  kept = null
}
