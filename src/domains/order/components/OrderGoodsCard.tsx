import type { ReactNode } from 'react'
import { Price } from '#/shared/ui/Price.tsx'
import type { PriceChange } from '#/domains/mall/price/price-change.ts'
import PriceChanged from '#/widgets/goods/PriceChanged.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { Stepper } from '#/shared/ui/Stepper.tsx'
import type { OrderGoods } from '../model.ts'
import './order.css'

/** The goods of an order: picture, name, specification, price, number (ORDX-002). */
export function OrderGoodsLine({ goods, counter }: { goods: OrderGoods; counter?: ReactNode }) {
  return (
    <div className="goods-line">
      <div className="goods-line-picture">
        <SafeImage src={goods.mainPicture} alt="" />
      </div>
      <div className="goods-line-text">
        <span className="goods-line-name">{goods.name}</span>
        {goods.specificationName && <span className="muted">{goods.specificationName}</span>}
        <span className="goods-line-foot">
          <Price amount={goods.price} size="small" />
          {counter ?? (goods.number !== null && <span className="muted">{`x${goods.number}`}</span>)}
        </span>
      </div>
    </div>
  )
}

interface OrderGoodsCardProps {
  goods: OrderGoods
  number: number
  max: number
  onNumber: (number: number) => void
  change: PriceChange | null
}

export function OrderGoodsCard({ goods, number, max, onNumber, change }: OrderGoodsCardProps) {
  return (
    <section className="card">
      <OrderGoodsLine
        goods={goods}
        counter={<Stepper value={number} onChange={onNumber} min={1} max={max} label="购买数量" />}
      />
      {change && <PriceChanged change={change} />}
    </section>
  )
}
