import { formatMoney, times } from '#/shared/lib/money.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import '#/shared/ui/choice.css'
import { Button } from '#/shared/ui/Button.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { clamp, Stepper } from '#/shared/ui/Stepper.tsx'
import type { Coupon } from '#/domains/coupon/model.ts'
import { heldCoupons } from '#/domains/coupon/rules.ts'
import type { Goods } from '../model.ts'
import type { Specification } from '../buy/specification.ts'
import { maxNumber } from '../buy/buy-rules.ts'
import { lowStockText, goodsPictures } from '../catalogue/card-rules.ts'
import { depositSplit, isSoldOut, itemRefusal, savingNow } from '../rules.ts'
import { stockText } from '../buy/stock-rules.ts'
import { priceChange } from '../price/price-change.ts'
import PriceChanged from '#/widgets/goods/PriceChanged.tsx'
import { Terms } from './Terms.tsx'
import { useAgreedPrice } from '../hooks/use-agreed-price.ts'
import { useBuy } from '../hooks/use-buy.ts'
import '#/widgets/goods/goods-card.css'
import './goods.css'

export interface SpecificationProps {
  goods: Goods
  chosen: Specification | null
  number: number
  open: boolean
  onClose: () => void
  onChoose: (id: string) => void
  onNumber: (number: number) => void
  sharingCode: string | null
  coupons: readonly Coupon[]
  /** The code of the group in an invitation link. */
  code: string | null
  /** The goods with the prices that the page has shown first. */
  shown: Goods
  /** Whether the prices are the public prices, not reduced by a group. */
  plain: boolean
  /** Called when the person accepts the current prices. */
  onAgree: () => void
  refusal: string | null
}

function Choices({ goods, chosen, onChoose }: Pick<SpecificationProps, 'goods' | 'chosen' | 'onChoose'>) {
  return (
    <fieldset className="spec-choices">
      <legend>选择规格</legend>
      {goods.specifications.map((item) => (
        <label
          key={item.id}
          className={`choice${item === chosen ? ' choice-on' : ''}${isSoldOut(item) ? ' spec-off' : ''}`}
        >
          <input
            type="radio"
            name="specification"
            className="sr-only"
            checked={item === chosen}
            disabled={isSoldOut(item)}
            onChange={() => onChoose(item.id)}
          />
          <span>{isSoldOut(item) ? `${item.name}（已售罄）` : item.name}</span>
        </label>
      ))}
    </fieldset>
  )
}

export default function SpecificationSheet({
  goods,
  chosen,
  number,
  open,
  onClose,
  onChoose,
  onNumber,
  sharingCode,
  coupons,
  code,
  shown,
  onAgree,
  plain,
  refusal,
}: SpecificationProps) {
  const max = chosen ? maxNumber(chosen) : 1
  const count = clamp(number, max, 1)
  const split = chosen ? depositSplit(chosen, count) : null
  const price = chosen?.price ?? null
  const stock = chosen && stockText(chosen)
  const why = refusal ?? itemRefusal(chosen)
  const change = priceChange(shown, chosen)
  const agree = useAgreedPrice(change, onAgree)
  const buy = useBuy({ goods, chosen, number: count, sharingCode, plain, agree, onClose })
  const label = why ?? `确定 ${formatMoney(price === null ? null : times(price, count))}`
  return (
    <Sheet
      title="选择规格"
      open={open}
      onClose={onClose}
      foot={
        <Button block disabled={why !== null} busy={buy.busy} onPress={buy.run}>
          {label}
        </Button>
      }
    >
      <div className="spec-head">
        <div className="spec-picture">
          <SafeImage src={goodsPictures(goods)[0] ?? ''} alt="" />
        </div>
        <div>
          <span className="price-line">
            <Price amount={price} size="large" />
            {chosen && savingNow(chosen, goods, serverNow()) && (
              <del className="muted">{formatMoney(chosen.priceBeforeDiscount)}</del>
            )}
          </span>
          <div className="goods-card-foot">
            <Terms
              goodsId={goods.goodsId ?? ''}
              coupons={heldCoupons(coupons)}
              code={code}
              item={chosen}
              number={count}
            />
          </div>
          {change && <PriceChanged change={change} />}
          {split && (
            <p className="deposit">{`定金 ${formatMoney(split.deposit)} + 尾款 ${formatMoney(split.balance)}`}</p>
          )}
          <p className="muted">{`已选：${chosen?.name ?? '无'}`}</p>
          {stock && <p className={lowStockText(chosen) ? 'deposit' : 'muted'}>{stock}</p>}
        </div>
      </div>
      <Choices goods={goods} chosen={chosen} onChoose={onChoose} />
      <div className="spec-number">
        <span>数量</span>
        <Stepper value={count} onChange={onNumber} min={1} max={max} label="购买数量" />
      </div>
    </Sheet>
  )
}
