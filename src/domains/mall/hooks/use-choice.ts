import { useState } from 'react'
import { forgetChoice, keptChoice } from '../choice.ts'
import type { Goods } from '../model.ts'
import { firstAvailable } from '../rules.ts'

/** After a login started by the buy button, the chosen specification and number are restored, with the sheet open. */
export function useChoice(goods: Goods, id: string) {
  const [before] = useState(() => keptChoice(id))
  const [open, setOpen] = useState(before !== null)
  const [chosenId, setChosenId] = useState(before?.specificationId ?? null)
  const [number, setNumber] = useState(before?.number ?? 1)
  const chosen = goods.specifications.find((item) => item.id === chosenId) ?? firstAvailable(goods)
  const close = () => {
    setOpen(false)
    // The sheet was closed, so the next visit must not open it.
    forgetChoice()
  }
  return { chosen, number, open, show: () => setOpen(true), close, setChosenId, setNumber }
}
