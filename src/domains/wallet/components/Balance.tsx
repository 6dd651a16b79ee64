import { useSuspenseQuery } from '@tanstack/react-query'
import { paths } from '#/paths.ts'
import { formatMoney, moneyText } from '#/shared/lib/money.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { wallet } from '../queries.ts'
import { heldBack } from '../rules.ts'
import './wallet.css'

/**
 * The balance and the amount that can be withdrawn (WAL-001). After a failed refetch, an old amount is not shown.
 * @param ways whether the card links to the withdrawal and to the accounts.
 */
export function Balance({ ways }: { ways?: boolean }) {
  const { data, isRefetchError, refetch } = useSuspenseQuery(wallet())
  if (isRefetchError)
    return (
      <section className="wallet-head">
        <p>余额没有更新</p>
        <Button kind="light" onPress={() => void refetch()}>
          重试
        </Button>
      </section>
    )
  const held = heldBack(data)
  return (
    <section className="wallet-head">
      <dl>
        <div>
          <dt>余额</dt>
          <dd className="wallet-amount">{moneyText(data.balance)}</dd>
        </div>
        <div>
          <dt>可提现</dt>
          <dd className="wallet-amount">{moneyText(data.operableBalance)}</dd>
        </div>
      </dl>
      {/* The backend sends no reason, so the text names none. */}
      {held !== null && <p>{`余额里有${formatMoney(held)}暂时不能提现。`}</p>}
      {ways && (
        <div className="wallet-ways">
          <LinkButton kind="light" to={paths.withdraw}>
            提现
          </LinkButton>
          <LinkButton kind="light" to={paths.myBankAccount}>
            收款账户
          </LinkButton>
        </div>
      )}
    </section>
  )
}
