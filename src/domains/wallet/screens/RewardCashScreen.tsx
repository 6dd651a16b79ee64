import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { Form } from '#/shared/form/Form.tsx'
import { type Cents, formatMoney } from '#/shared/lib/money.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { CardFields } from '../forms/CardFields.tsx'
import { useCardForm } from '../forms/use-card-form.ts'
import type { Reward } from '../model.ts'
import { bankAccounts, rewardById, wallet } from '../queries.ts'
import { cardTail, rewardWithdrawalProblem } from '../rules.ts'
import { payOutReward } from '../mutations.ts'

interface CashFormProps {
  id: string
  amount: Cents
  title: string
  /** The name on a bound card; empty if no card is bound. */
  name: string
}

function CashForm({ id, amount, title, name }: CashFormProps) {
  const { form, submit, saving } = useCardForm({
    draft: `reward cash ${id}`,
    start: { name },
    mutation: payOutReward,
    input: async (factors) => {
      const text = `把${formatMoney(amount)}打到银行卡 ${cardTail(factors.bankCard)}，确定吗？`
      if (!(await confirm({ text, confirm: '确定到账' }))) return null
      return { body: { ...factors, rewardId: id }, amount }
    },
    redirectTo: () => to(paths.myWallet, {}, { tab: 'withdrawal' }),
  })
  return (
    <Form onSubmit={submit}>
      <Card>
        <Row label={title || '奖励'} value={formatMoney(amount)} />
      </Card>
      <Card title="打到这张银行卡">
        <CardFields control={form.control} />
      </Card>
      <ActionBar>
        <Button type="submit" block busy={saving}>
          {`申请到账${formatMoney(amount)}`}
        </Button>
      </ActionBar>
    </Form>
  )
}

interface PayOutProps {
  id: string
  reward: Reward | undefined
  /** Null if unknown; the server then decides. */
  operable: Cents | null
  name: string
}

function PayOut({ id, reward, operable, name }: PayOutProps) {
  // Computed only once: otherwise the form would disappear after the payout, before the navigation.
  const [refusal] = useState(() => rewardWithdrawalProblem(reward, operable))
  if (reward && reward.amount !== null && refusal === null)
    return <CashForm id={id} amount={reward.amount} title={reward.title} name={name} />
  return (
    <EmptyState
      picture="not-found"
      text={refusal ?? '没有找到可以到账的奖励'}
      action={{ label: '查看我的奖励', to: to(paths.myWallet, {}, { tab: 'reward' }) }}
    />
  )
}

/** /lightning-land-reward-cash-form/{id}: pays one reward out to a bank card at once (decision 167). */
export default function RewardCashScreen() {
  const { id } = useScreenParams(paths.rewardCash)
  const [reward] = useSuspenseQuery(rewardById(id)).data.items
  // The screen can be used even if both reads fail: the server checks the amount, and the name can be typed.
  const money = useQuery(wallet())
  const accounts = useQuery(bankAccounts())
  return (
    <Page title="闪电到账">
      {money.isPending || accounts.isPending ? (
        <ScreenSkeleton kind="form" />
      ) : (
        <PayOut
          id={id}
          reward={reward}
          operable={money.data?.operableBalance ?? null}
          name={accounts.data?.[0]?.name ?? ''}
        />
      )}
    </Page>
  )
}
