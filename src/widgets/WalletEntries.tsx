import { paths } from '#/paths.ts'
import { PaidIcon, RefundIcon, WalletIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'

/** Links to the wallet, a withdrawal and the accounts it goes to (GEN-012). */
export function WalletEntries() {
  return (
    <Card title="我的钱包">
      <Row label="余额和奖励" icon={<WalletIcon size={22} />} to={paths.myWallet} />
      <Row label="提现" icon={<RefundIcon size={22} />} to={paths.withdraw} />
      <Row label="收款账户" icon={<PaidIcon size={22} />} to={paths.myBankAccount} />
    </Card>
  )
}
