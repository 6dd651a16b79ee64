import type { EdgeTime } from '#/shared/lib/time/instant.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { formatDate } from '#/shared/lib/time/date.ts'
import { formatMoney, moneyText } from '#/shared/lib/money.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { movementById, rewardById, withdrawalById } from '../queries.ts'
import { cardTail, paidTo, toDetailType, withdrawalNote, withdrawalText } from '../rules.ts'
import '../components/wallet.css'

const timeText = (time: EdgeTime): string => (time === null ? '' : formatDate(time, 'second'))

function Facts({ amount, facts }: { amount: string; facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <Card>
      <p className="wallet-detail">{amount}</p>
      {facts.map(([label, value]) => value && <Row key={label} label={label} value={value} />)}
    </Card>
  )
}

function Missing() {
  return (
    <EmptyState picture="not-found" text="没有找到这笔记录" action={{ label: '查看我的钱包', to: paths.myWallet }} />
  )
}

function Withdrawal({ id }: { id: string }) {
  const [made] = useSuspenseQuery(withdrawalById(id)).data.items
  if (!made) return <Missing />
  return (
    <Facts
      amount={moneyText(made.amount)}
      facts={[
        ['状态', withdrawalText(made.status)],
        ['申请时间', timeText(made.time)],
        ['到账账户', paidTo(made)],
        ['说明', withdrawalNote(made)],
      ]}
    />
  )
}

/** The origin of a reward (MISC-002). */
function Reward({ id }: { id: string }) {
  const [reward] = useSuspenseQuery(rewardById(id)).data.items
  if (!reward) return <Missing />
  return (
    <>
      <Facts
        amount={moneyText(reward.amount)}
        facts={[
          ['来源', reward.title],
          ['下单时间', timeText(reward.orderTime)],
          ['达成时间', timeText(reward.achievementDate)],
          ['到账账户', cardTail(reward.number)],
        ]}
      />
      {!reward.number && (
        <div className="wallet-next">
          <LinkButton block kind="plain" to={to(paths.rewardCash, { id })}>
            闪电到账
          </LinkButton>
        </div>
      )}
    </>
  )
}

function Movement({ id }: { id: string }) {
  const [movement] = useSuspenseQuery(movementById(id)).data.items
  if (!movement) return <Missing />
  return (
    <Facts
      amount={formatMoney(movement.amount)}
      facts={[
        ['摘要', movement.title],
        ['时间', timeText(movement.time)],
      ]}
    />
  )
}

const kinds = { detail: Movement, reward: Reward, withdrawal: Withdrawal }

/** /account-detail/{type}/{id}: one movement, reward or withdrawal (LIT-022). */
export default function AccountDetailScreen() {
  const { type, id } = useScreenParams(paths.accountDetail)
  const Kind = kinds[toDetailType(type)]
  return (
    <Page title="账户明细">
      <Kind id={id} />
    </Page>
  )
}
