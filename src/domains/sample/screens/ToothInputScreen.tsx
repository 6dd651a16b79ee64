import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import { BindStep } from '../components/BindStep.tsx'
import { SampleNumberForm } from '../components/SampleNumberForm.tsx'
import { ToothGoodsLine } from '../components/ToothGoodsLine.tsx'
import { toothGoods } from '../queries.ts'
import '../components/bind.css'

/** /bind-tooth-source/{mallOrderId}: the goods of the order, and the number of its tube (BIND-007, BIND-008). */
export default function ToothInputScreen() {
  const { mallOrderId } = useScreenParams(paths.toothInput)
  const { data: goods } = useSuspenseQuery(toothGoods(mallOrderId))
  if (goods.items.length === 0)
    return (
      <BindStep title="绑定牙源样本" now={1}>
        <EmptyState
          picture="empty-sample"
          text="这笔订单没有牙源样本需要绑定"
          action={{ label: '选择其他订单', to: paths.toothSelect }}
        />
      </BindStep>
    )
  return (
    <BindStep title="绑定牙源样本" now={1}>
      <Card title="订单商品">
        <CollapsedList items={goods.items}>
          {(shown) =>
            keyed(shown, ({ goodsId }) => goodsId).map(([key, item]) => <ToothGoodsLine key={key} goods={item} />)
          }
        </CollapsedList>
      </Card>
      <p className="bind-note">只能绑定随这笔订单寄出的采集管，编号会和订单核对。</p>
      <SampleNumberForm mallOrderId={mallOrderId} />
      <Link className="bind-more" to={paths.toothSelect}>
        选择其他订单
      </Link>
    </BindStep>
  )
}
