import { DatedText } from '#/shared/ui/dated/DatedText.tsx'
import { formatDate } from '#/shared/lib/time/date.ts'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import type { ToothGoods } from '../model.ts'
import './bind.css'

export function ToothGoodsLine({ goods }: { goods: ToothGoods }) {
  return (
    <div className="tooth-goods">
      <div className="tooth-goods-picture">
        <SafeImage src={goods.mainPicture} alt="" />
      </div>
      <div>
        <strong>{goods.name}</strong>
        {goods.specificationName && <p className="muted">{goods.specificationName}</p>}
        {goods.createdDate !== null && (
          <p className="muted">
            <DatedText text={`下单时间 ${formatDate(goods.createdDate, 'minute')}`} />
          </p>
        )}
      </div>
    </div>
  )
}
