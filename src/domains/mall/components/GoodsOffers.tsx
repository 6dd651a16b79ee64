import { useQuery } from '@tanstack/react-query'
import { UNKNOWN_TIME } from '#/shared/lib/time/edges.ts'
import { Countdown } from '#/shared/ui/Countdown.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import type { Goods, Promotion } from '../model.ts'
import { memberRewards, runningPromotions, unclearPromotions } from '../price/offer-rules.ts'
import { buyerGain, sharerGains } from '../price/promotion-rules.ts'
import { promotionsOf } from '../queries.ts'
import { areRewardsShown } from '../price/rewards.ts'
import { promotionLabel } from '../catalogue/card-rules.ts'
import './goods.css'

interface Offer {
  event: Promotion
  gains: string[]
  /** Whether the promotion is already shown above the price, with name and time. */
  known: boolean
}

/**
 * The benefits of each current promotion; for the promotion above the price only the benefits that are not already
 * shown there.
 */
function offersOf(running: readonly Promotion[], own: Promotion | null): Offer[] {
  const shown = areRewardsShown()
  return running
    .map((event) => {
      const known = event === own
      const sharer = shown ? memberRewards(event) : []
      const gains = known ? sharer : [...buyerGain(event), ...(shown ? sharerGains(event) : []), ...sharer]
      return { event, gains, known }
    })
    .filter(({ gains, known }) => !known || gains.length > 0)
}

/** Every current promotion with benefits and time left (GOODS-035), and promotions with unreadable times. */
function Promotions({ offers, unclear }: { offers: readonly Offer[]; unclear: readonly Promotion[] }) {
  if (offers.length + unclear.length === 0) return null
  return (
    <Card title="优惠活动">
      <ul className="offers">
        {offers.map(({ event, event: { promotionData }, gains, known }) => (
          <li key={promotionData.promotionType}>
            <strong>{promotionLabel(event)}</strong>
            {gains.map((gain) => (
              <span key={gain}>{gain}</span>
            ))}
            {!known && typeof promotionData.endTime === 'number' && (
              <Countdown until={promotionData.endTime} prefix="距结束" over="活动已结束" />
            )}
          </li>
        ))}
        {unclear.map((event) => (
          <li key={event.promotionData.promotionType}>
            <strong>{promotionLabel(event)}</strong>
            <span>{UNKNOWN_TIME}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The promotions of the goods. */
export function GoodsOffers({ goods }: { goods: Goods }) {
  const { data: events } = useQuery(promotionsOf(goods.goodsId ?? ''))
  const read = events?.items ?? []
  const own = goods.abstractPromotionEvent
  const now = useServerNow([own, ...read].map((event) => event?.promotionData))
  return (
    <Promotions offers={offersOf(runningPromotions(own, read, now), own)} unclear={unclearPromotions(own, read, now)} />
  )
}
