import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { isRefused } from '#/shared/api/blocks.ts'
import { notReadText } from '#/shared/api/refused-entries.ts'
import { serverNow } from '#/shared/lib/time/clock.ts'
import { LinkBar } from '#/shared/ui/LinkButton.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import type { RenewDepositOrder } from '../model.ts'
import { DepositCard } from '../components/DepositCard.tsx'
import { Choices, RenewalChoice } from '../components/RenewalChoice.tsx'
import { myDeposits } from '../queries.ts'
import { chosenDeposit, depositName } from '../rules.ts'
import '../components/deposit.css'

interface ChosenProps {
  deposit: RenewDepositOrder
  index: number
  onChoose: (index: number) => void
}

function NextStep({ deposit, index, onChoose }: ChosenProps) {
  if (isRefused(deposit, 'pendingOrderId')) return <p className="deposit-note">{notReadText('续存订单')}</p>
  if (deposit.pendingOrderId)
    return (
      <>
        <p className="deposit-note">这份合同有一笔续存订单还没有完成，请先支付或取消那笔订单。</p>
        <LinkBar to={to(paths.orderDetail, { id: deposit.pendingOrderId })}>查看续存订单</LinkBar>
      </>
    )
  if (deposit.renewals.length === 0)
    return (
      <>
        <p className="deposit-note">这份合同暂时不能在线续存，客服可以为您办理。</p>
        <LinkBar to={to(paths.contactContent, { sign: 'service' })}>联系客服</LinkBar>
      </>
    )
  return <RenewalChoice deposit={deposit} index={index} onChoose={onChoose} />
}

export default function RenewFormScreen() {
  const { data: deposits } = useSuspenseQuery(myDeposits())
  const named = useSearch(paths.renewForm)
  const [chosen, setChosen] = useState({ ...named, index: 0 })
  const deposit = chosenDeposit(deposits.items, chosen)
  const choose = (id: string, index = 0) => setChosen({ id, orderId: null, index })
  if (deposits.items.length === 0)
    return (
      <Page title="续存">
        <EmptyState
          picture="empty-list"
          text="没有可以续存的储存合同"
          action={{ label: '查看我的合同', to: paths.contractList }}
        />
      </Page>
    )
  const choices = deposits.items.map((one) => ({
    key: one.id,
    on: one.id === deposit?.id,
    label: [depositName(one), one.contractNo].filter(Boolean).join(' '),
    choose: () => choose(one.id),
  }))
  return (
    <Page title="续存">
      {!deposit && <p className="deposit-note">没有找到您要续存的那份合同，请选择一份，或联系客服。</p>}
      {(choices.length > 1 || !deposit) && (
        <Card>
          <Choices title="选择合同" choices={choices} />
        </Card>
      )}
      {deposit && (
        <>
          <DepositCard deposit={deposit} now={serverNow()} />
          <Card>
            <Row label="合同详情" value="账单与储存服务" to={to(paths.renewContract, { id: deposit.id })} />
          </Card>
          <NextStep
            key={deposit.id}
            deposit={deposit}
            index={chosen.index}
            onChoose={(index) => choose(deposit.id, index)}
          />
        </>
      )}
    </Page>
  )
}
