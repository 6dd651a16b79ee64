import { paths } from '#/paths.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { myAddresses } from '#/domains/address/queries.ts'
import { chosenAddress } from '#/domains/address/rules.ts'
import { useEntryState } from '#/shared/form/use-entry-state.ts'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { clamp } from '#/shared/ui/Stepper.tsx'
import type { PointsGoods } from '../model.ts'
import { pickUpPlaces } from '../queries.ts'
import { goodsAddressWith, choiceOf, maxPieces, waysOf } from '../rules.ts'

/** Number and delivery: the person's choice, or the first possible default. */
export function useChoice(id: string, goods: PointsGoods) {
  const search = useSearch(paths.integralGoods)
  const [choice, setChoice] = useEntryState('points goods', () => choiceOf(search))
  const { data: places } = useSuspenseQuery(pickUpPlaces())
  const { data: addresses } = useSuspenseQuery(myAddresses())
  const ways = waysOf(goods, places.items.length)
  const way = ways.find((entry) => entry === choice.way) ?? ways[0] ?? null
  return {
    number: clamp(choice.number, maxPieces(goods), 1),
    ways,
    way,
    addresses: addresses.items,
    address: chosenAddress(addresses.items, choice.addressId ?? null),
    places: places.items,
    place: places.items.find((entry) => entry.id === choice.placeId) ?? places.items[0] ?? null,
    /** The address of this screen with all choices so far; `addressId` replaces the shipping address. */
    backTo: (addressId = choice.addressId) => goodsAddressWith(id, { ...choice, addressId }),
    change: (part: Partial<typeof choice>) => setChoice({ ...choice, ...part }),
  }
}

export type PointsChoice = ReturnType<typeof useChoice>
