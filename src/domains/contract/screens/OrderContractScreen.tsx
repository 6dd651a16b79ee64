import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { BillCard } from '#/widgets/bill/BillCard.tsx'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import { BillChoices } from '../components/BillChoices.tsx'
import { contractsOf } from '../queries.ts'
import { isOpenBill } from '../rules.ts'

function Contracts({ orderId }: { orderId: string }) {
  const { data: contracts } = useSuspenseQuery(contractsOf(orderId))
  if (contracts.items.length === 0)
    return (
      <EmptyState
        picture="empty-list"
        text="这笔订单还没有合同"
        action={{ label: '查看订单', to: to(paths.orderDetail, { id: orderId }) }}
      />
    )
  const open = contracts.items.filter(isOpenBill)
  const rest = (
    <>
      <CollapsedRows items={contracts.items.filter((contract) => !isOpenBill(contract))} nameOf={({ id }) => id}>
        {(contract) => <BillCard contract={contract} />}
      </CollapsedRows>
      <Card>
        <Row label="储存服务" value="查看" to={to(paths.immjuneStorage, { id: orderId })} />
      </Card>
    </>
  )
  return open.length > 0 ? <BillChoices open={open}>{rest}</BillChoices> : rest
}

export default function OrderContractScreen() {
  const orderId = useSearch(paths.orderContract).orderId
  return (
    <Page title="订单合同">
      {orderId ? (
        <Contracts orderId={orderId} />
      ) : (
        <EmptyState
          picture="empty-order"
          text="没有找到订单，可以查看全部合同"
          action={{ label: '查看我的合同', to: paths.contractList }}
        />
      )}
    </Page>
  )
}
