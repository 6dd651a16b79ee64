import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { LinkBar } from '#/shared/ui/LinkButton.tsx'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { contractsOf } from '#/domains/contract/queries.ts'
import { isOpenBill } from '#/domains/contract/rules.ts'
import { paths, to } from '#/paths.ts'
import { errorText } from '#/shared/api/errors.ts'
import { keyed } from '#/shared/lib/keyed.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { useRefetch } from '#/shared/ui/use-refetch.ts'
import { BillCard } from '#/widgets/bill/BillCard.tsx'
import { CollapsedList } from '#/shared/ui/lists/CollapsedList.tsx'
import { DepositCard } from '../components/DepositCard.tsx'
import { NoStorage } from '../components/NoStorage.tsx'
import type { RenewDepositOrder } from '../model.ts'
import { depositOf } from '../queries.ts'
import { billsOf } from '../rules.ts'
import '../components/deposit.css'

/** The bills of the contract. A failed read affects only this part of the screen. */
function Bills({ deposit }: { deposit: RenewDepositOrder }) {
  const { mallOrderId } = deposit
  const refetch = useRefetch()
  const contracts = useQuery(contractsOf(mallOrderId))
  if (contracts.isError)
    return (
      <Card title="账单">
        <p role="alert">{errorText(contracts.error)}</p>
        <Button kind="plain" busy={contracts.isFetching} onPress={refetch}>
          重新读取账单
        </Button>
      </Card>
    )
  if (!contracts.data) return <p className="deposit-note">正在读取账单…</p>
  const bills = billsOf(contracts.data.items, deposit)
  if (!bills) return <p className="deposit-note">合同编号没有读出来，暂时查不到账单</p>
  if (bills.length === 0)
    return (
      <WhenAllRead>
        <p className="deposit-note">这份合同还没有账单</p>
      </WhenAllRead>
    )
  return (
    <>
      <CollapsedList items={bills}>
        {(shown) => keyed(shown, ({ id }) => id).map(([key, bill]) => <BillCard key={key} contract={bill} />)}
      </CollapsedList>
      {mallOrderId && bills.some(isOpenBill) && (
        <Card>
          <Row label="待付账单" value="去支付" to={to(paths.orderContractPay, {}, { orderId: mallOrderId })} />
        </Card>
      )}
    </>
  )
}

export default function RenewContractScreen() {
  const { id } = useScreenParams(paths.renewContract)
  const { data: deposit } = useSuspenseQuery(depositOf(id))
  if (!deposit)
    return (
      <Page title="续存合同">
        <NoStorage />
      </Page>
    )
  return (
    <Page title="续存合同">
      <DepositCard deposit={deposit} now={serverNow()} />
      {deposit.mallOrderId && (
        <Card>
          <Row label="储存服务" value="查看" to={to(paths.immjuneStorage, { id: deposit.mallOrderId })} />
        </Card>
      )}
      <Bills deposit={deposit} />
      <LinkBar to={to(paths.renewForm, {}, { id })}>续存</LinkBar>
    </Page>
  )
}
