import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PromotionEvent } from '#/domains/mall/model.ts'
import { railOf } from '#/domains/mall/price/offer-rules.ts'
import { promotionsOf } from '#/domains/mall/queries.ts'
import { goodsPictures, promotionLabel, startingPrice } from '#/domains/mall/catalogue/card-rules.ts'
import { paths, to } from '#/paths.ts'
import { withStyle } from '#/shared/lib/pictures.ts'
import { Countdown } from '#/shared/ui/Countdown.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { useServerNow } from '#/shared/ui/use-server-now.ts'
import { Section } from '../Section.tsx'
import './promotion-rail.css'
import './goods-card.css'
import '../section.css'

function Entry({ event }: { event: ReturnType<typeof railOf>[number] }) {
  const { goods, promotionData } = event
  const { endTime } = promotionData
  return (
    <li>
      <Link className="rail-card" to={to(paths.goods, { id: goods.goodsId ?? '' })}>
        <SafeImage src={withStyle(goodsPictures(goods)[0] ?? '', 'compress')} alt="" />
        <span className="goods-card-name">
          <em>{promotionLabel(event)}</em>
          {goods.name}
        </span>
        <Price amount={startingPrice(goods)} />
        {typeof endTime === 'number' && (
          <span className="muted">
            <Countdown until={endTime} prefix="剩" over="已结束" />
          </span>
        )}
      </Link>
    </li>
  )
}

function Rail({ events }: { events: readonly (PromotionEvent | null)[] }) {
  const now = useServerNow(events.map((event) => event?.promotionData))
  const running = railOf(events, now)
  if (running.length === 0) return null
  return (
    <Section title="限时活动">
      <ul className="rail">
        {running.map((event) => (
          <Entry key={`${event.goods.goodsId}-${event.promotionData.promotionType}`} event={event} />
        ))}
      </ul>
    </Section>
  )
}

/** Current promotions by the server's clock; each disappears when it is over. Hidden when the read fails. */
export default function PromotionRail() {
  const { data, isPending } = useQuery(promotionsOf())
  if (isPending) return <div className="rail-wait" />
  return data ? <Rail events={data.items} /> : null
}
