import { useSuspenseQuery } from '@tanstack/react-query'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { paths, to } from '#/paths.ts'
import { maskedName } from '#/shared/lib/idcard.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { isWechat } from '#/shared/wechat/wechat.ts'
import type { AccountType } from '../model.ts'
import { bankAccounts, wxAccounts } from '../queries.ts'
import { bankLabel } from '../rules.ts'
import { removeWx, unbindBank } from '../mutations.ts'
import '../components/wallet.css'

const formOf = (type: AccountType, id = '0') => to(paths.bankAccountForm, { type, id })

interface BoundProps {
  type: AccountType
  id: string
  label: string
  value: string
}

/** A bound account with 更换 and 解除绑定 (WAL-004). */
function Bound({ type, id, label, value }: BoundProps) {
  const { run, busy } = useAppMutation(type === 'bank' ? unbindBank : removeWx)
  const ask = async () =>
    (await confirm({ text: `确定解除绑定${label}吗？解除后不能提现到这里。`, confirm: '解除绑定' }))
      ? { path: { id } }
      : null
  return (
    <div className="wallet-account">
      <Row label={label} value={value} />
      <div className="wallet-ways">
        <LinkButton kind="plain" to={formOf(type, id)}>
          更换
        </LinkButton>
        <Button kind="danger" busy={busy} onPress={() => run(ask)}>
          解除绑定
        </Button>
      </div>
    </div>
  )
}

function Wechat() {
  const { data: accounts } = useSuspenseQuery(wxAccounts())
  return (
    <Card title="微信零钱">
      {accounts.map(({ id, realName }) => (
        <Bound key={id} type="wechat" id={id} label="微信零钱" value={maskedName(realName, '')} />
      ))}
      {accounts.length === 0 &&
        (isWechat() ? (
          <LinkButton block kind="plain" to={formOf('wechat')}>
            绑定微信零钱
          </LinkButton>
        ) : (
          <p className="muted">请在微信里打开本页，再绑定微信零钱。</p>
        ))}
    </Card>
  )
}

function Banks() {
  const { data: banks } = useSuspenseQuery(bankAccounts())
  return (
    <Card title="银行卡">
      {banks.map((bank) => (
        <Bound key={bank.id} type="bank" id={bank.id} label={bankLabel(bank)} value="" />
      ))}
      {banks.length === 0 && (
        <>
          <WhenAllRead>
            <p className="wallet-none">还没有绑定银行卡，绑定后可以把奖励提现到卡里。</p>
          </WhenAllRead>
          <LinkButton block to={formOf('bank')}>
            添加银行卡
          </LinkButton>
        </>
      )}
    </Card>
  )
}

/** /my-bank-account: the accounts for withdrawals (WAL-004, WAL-006). */
export default function BankAccountScreen() {
  return (
    <Page title="我的银行账户">
      <Banks />
      <ScreenPart waiting={<ScreenSkeleton kind="list" />}>
        <Wechat />
      </ScreenPart>
    </Page>
  )
}
