import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#/paths.ts'
import { formatMoney } from '#/shared/lib/money.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Price } from '#/shared/ui/Price.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import type { Contract } from '../model.ts'
import { usePayTogether } from '../parts/use-pay-together.ts'
import { contractsOf } from '../queries.ts'
import { billLabel, billState, contractNumbers, isOpenBill, isUnclearBill, togetherAmount } from '../rules.ts'
import '#/widgets/bill-card.css'
import '../parts/contract.css'

function BillChoice({ contract, on, toggle }: { contract: Contract; on: boolean; toggle: () => void }) {
  const amount = contract.bill?.settlementAmount
  return (
    <Card>
      <label className="bill-choice">
        <input type="checkbox" checked={on} onChange={toggle} />
        <span className="bill-text">
          <strong>{contract.name || '服务合同'}</strong>
          <span className="muted">合同编号 {contractNumbers(contract)}</span>
          {(contract.bill?.settlementAmountDiscount ?? 0) > 0 && (
            <span className="muted">
              本期 {formatMoney(contract.bill?.periodAmount)}，已优惠{' '}
              {formatMoney(contract.bill?.settlementAmountDiscount)}
            </span>
          )}
        </span>
        <Price amount={amount} />
      </label>
    </Card>
  )
}

function Choose({ open, paying }: { open: readonly Contract[]; paying: readonly Contract[] }) {
  // The deselected bills: bills that become open later are selected too.
  const [off, setOff] = useState<readonly string[]>([])
  const chosen = open.filter(({ id }) => !off.includes(id))
  const pay = usePayTogether(chosen)
  const toggle = (id: string) => setOff(off.includes(id) ? off.filter((entry) => entry !== id) : [...off, id])
  return (
    <>
      <fieldset className="bill-choices">
        <legend className="muted bill-hint">请选择要一起支付的账单</legend>
        {open.map((contract) => (
          <BillChoice
            key={contract.id}
            contract={contract}
            on={!off.includes(contract.id)}
            toggle={() => toggle(contract.id)}
          />
        ))}
      </fieldset>
      {paying.map((contract) => (
        <Card
          key={contract.id}
          title={contract.name || '服务合同'}
          extra={<strong className="bill-state bill-paying">{billLabel[billState(contract)]}</strong>}
        >
          <p className="muted">合同编号 {contractNumbers(contract)}，正在确认付款，不用再次支付</p>
        </Card>
      ))}
      <ActionBar>
        <span className="bill-sum" aria-live="polite">
          已选{chosen.length}笔 <Price amount={togetherAmount(chosen)} />
        </span>
        <Button busy={pay.busy} onPress={pay.run}>
          去支付
        </Button>
      </ActionBar>
    </>
  )
}

/** /order-contract-pay: selects among the open bills (optionally of one order) and pays them together. */
export default function ContractPayScreen() {
  const { data: contracts } = useSuspenseQuery(contractsOf(useSearch(paths.orderContractPay).orderId))
  const open = contracts.items.filter(isOpenBill)
  const unknown = contracts.items.some(isUnclearBill)
  return (
    <Page title="合同支付">
      {open.length > 0 ? (
        <Choose open={open} paying={contracts.items.filter((contract) => billState(contract) === 'paying')} />
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
