import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#/domains/user/store.ts'
import { canBuyInGroup, groupOf } from '../group/queries.ts'

/** The buy bar covers at least this many px of the screen. */
const BAR = 76

/**
 * The position of the group-buying card: `own` is above the description, `last` is the end of the page. A reply that
 * arrives late must not move what is on the screen, so the card is then above the description only if that position is
 * not on the screen yet. A link to a group means that there will be a card, so its space is reserved.
 */
export function useGroupPlace(goodsId: string, code: string | null, offered: boolean) {
  const enabled = useSignedIn() && offered
  const canBuy = useQuery({ ...canBuyInGroup(goodsId), enabled })
  const group = useQuery({ ...groupOf(goodsId, code), enabled })
  const known = canBuy.isSuccess && group.isSuccess
  const mark: RefObject<HTMLDivElement | null> = useRef(null)
  const [place, setPlace] = useState(() => (!enabled || code || known ? 'own' : null))
  useLayoutEffect(() => {
    if (!known || !mark.current) return
    const { top } = mark.current.getBoundingClientRect()
    setPlace((before) => before ?? (top < window.innerHeight - BAR ? 'last' : 'own'))
  }, [known])
  return { mark, place }
}
