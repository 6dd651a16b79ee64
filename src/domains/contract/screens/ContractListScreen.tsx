import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkBar, LinkButton } from '#/shared/ui/LinkButton.tsx'
import { InfiniteList } from '#/shared/ui/lists/InfiniteList.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { BillCard } from '#/widgets/bill/BillCard.tsx'
import { myContracts } from '../queries.ts'
import { isOpenBill } from '../rules.ts'

export default function ContractListScreen() {
  const list = useSuspenseInfiniteQuery(myContracts())
  const open = list.data.pages.some((page) => page.items.some(isOpenBill))
  return (
    <Page
      title="我的合同"
      right={
        <LinkButton kind="text" to={paths.renewForm}>
          续存
        </LinkButton>
      }
    >
      <InfiniteList
        list={list}
        itemKey={(contract) => contract.id}
        empty={
          <EmptyState
            picture="empty-list"
            text="您还没有合同，签约后会显示在这里"
            action={{ label: '去首页看看', to: paths.home }}
          />
        }
      >
        {(contract) => (
          <BillCard contract={contract}>
            {contract.mallOrderId && (
              <Row
                label="订单合同"
                value="账单与储存服务"
                to={to(paths.orderContract, {}, { orderId: contract.mallOrderId })}
              />
            )}
          </BillCard>
        )}
      </InfiniteList>
      {open && <LinkBar to={paths.orderContractPay}>支付待付账单</LinkBar>}
    </Page>
  )
}
