import { formatMoney, times } from '#/shared/lib/money.ts'
import '#/shared/ui/choice.css'
import { Button } from '#/shared/ui/Button.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { clamp, Stepper } from '#/shared/ui/Stepper.tsx'
import type { Goods } from '../model.ts'
import type { Specification } from '../specification.ts'
import { depositSplit, goodsPictures, isSoldOut, itemRefusal, maxNumber } from '../rules.ts'
import { useBuy } from './use-buy.ts'
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
  /** Why nothing can be bought; null when it can. */
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
          {item.name}
          {isSoldOut(item) && '（已售罄）'}
        </label>
      ))}
    </fieldset>
  )
}

/** Chooses a specification and a number; the button shows the total. */
export default function SpecificationSheet({
  goods,
  chosen,
  number,
  open,
  onClose,
  onChoose,
  onNumber,
  sharingCode,
  refusal,
}: SpecificationProps) {
  const max = chosen ? maxNumber(chosen) : 1
  const count = clamp(number, max, 1)
  const split = chosen ? depositSplit(chosen, count) : null
  const price = chosen?.price ?? null
  const why = refusal ?? itemRefusal(chosen)
  const buy = useBuy({ goods, chosen, number: count, sharingCode, onClose })
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
          <Price amount={price} size="large" />
          {split && (
            <p className="deposit">
              定金 {formatMoney(split.deposit)} + 尾款 {formatMoney(split.balance)}
            </p>
          )}
          <p className="muted">已选：{chosen?.name ?? '无'}</p>
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
