import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import type { Contract } from '../model.ts'
import { BillChoices } from '../components/BillChoices.tsx'
import { contractsOf } from '../queries.ts'
import { billLabel, billState, contractNumbers, isOpenBill, isUnclearBill } from '../rules.ts'
import '#/widgets/bill/bill-card.css'

const PayingBill = ({ contract }: { contract: Contract }) => (
  <Card
    title={contract.name || '服务合同'}
    extra={<strong className="bill-state bill-paying">{billLabel[billState(contract)]}</strong>}
  >
    <p className="muted">{`合同编号 ${contractNumbers(contract)}，正在确认付款，不用再次支付`}</p>
  </Card>
)

export default function ContractPayScreen() {
  const { data: contracts } = useSuspenseQuery(contractsOf(useSearch(paths.orderContractPay).orderId))
  const open = contracts.items.filter(isOpenBill)
  const paying = contracts.items.filter((contract) => billState(contract) === 'paying')
  const unknown = contracts.items.some(isUnclearBill)
  return (
    <Page title="合同支付">
      {open.length > 0 ? (
        <BillChoices open={open}>
          <CollapsedList items={paying}>
            {(shown) => shown.map((contract) => <PayingBill key={contract.id} contract={contract} />)}
          </CollapsedList>
        </BillChoices>
      ) : (
        <EmptyState
          picture={unknown ? 'empty-list' : 'success'}
          text={unknown ? '没有查到账单金额，暂不能支付' : '没有待支付的账单'}
          action={{ label: '查看我的合同', to: paths.contractList }}
        />
      )}
    </Page>
  )
}
