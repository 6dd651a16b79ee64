import { useState } from 'react'
import { useLocation } from 'react-router'
import { removeChoice, storedChoice } from '../buy/choice.ts'
import type { Goods } from '../model.ts'
import { firstAvailable } from '../rules.ts'

/**
 * Back from the order restores the chosen specification and number. After a login started by the buy button, they are
 * restored with the sheet open.
 */
export function useChoice(goods: Goods, id: string) {
  const { key } = useLocation()
  const [before] = useState(() => storedChoice(id, key))
  const [open, setOpen] = useState(before !== null && !before.entry)
  const [chosenId, setChosenId] = useState(before?.specificationId ?? null)
  const [number, setNumber] = useState(before?.number ?? 1)
  const chosen = goods.specifications.find((item) => item.id === chosenId) ?? firstAvailable(goods)
  const close = () => {
    setOpen(false)
    // The sheet was closed, so the next visit must not open it.
    removeChoice()
  }
  return { chosen, number, open, show: () => setOpen(true), close, setChosenId, setNumber }
}
