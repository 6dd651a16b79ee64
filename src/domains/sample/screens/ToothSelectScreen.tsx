import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ChevronRightIcon } from '#/shared/ui/icons.tsx'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import { ToothGoodsLine } from '../components/ToothGoodsLine.tsx'
import { toothGoods } from '../queries.ts'
import { bindable } from '../rules.ts'
import '../components/bind.css'

/** /bind-tooth-source-select: the orders to which a tooth sample can be bound (BIND-007). */
export default function ToothSelectScreen() {
  const { data } = useSuspenseQuery(toothGoods(null))
  const goods = bindable(data.items)
  if (goods.length === 0)
    return (
      <Page title="选择牙源订单">
        <EmptyState
          picture="empty-sample"
          text="您还没有牙源储存的订单。其他样本可以直接用编号绑定"
          action={{ label: '绑定其他样本', to: paths.bindInput }}
        />
      </Page>
    )
  return (
    <Page title="选择牙源订单">
      <p className="bind-note">请选择采集管是随哪笔订单寄来的。</p>
      <CollapsedRows
        items={goods}
        nameOf={({ mallOrderId, goodsId }) => `${mallOrderId} ${goodsId ?? ''}`}
        label="牙源订单"
      >
        {(item) => (
          <Link className="card tooth-order" to={to(paths.toothInput, { mallOrderId: item.mallOrderId })}>
            <ToothGoodsLine goods={item} />
            <ChevronRightIcon size={18} />
          </Link>
        )}
      </CollapsedRows>
    </Page>
  )
}
