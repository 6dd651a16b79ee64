import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '#/domains/user/store.ts'
import { canBuyInGroup, groupOf } from '../group/queries.ts'

/** The part of the screen in px that the buy bar covers at least. */
const BAR = 76

/**
 * Where the card of group buying is shown: `own` above the description, or `last` on the page. Replies that arrive late
 * must not move what is on the screen: then the card has its own place only if this place is further down. A link to a
 * group tells that there is a card, so its place is reserved.
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
