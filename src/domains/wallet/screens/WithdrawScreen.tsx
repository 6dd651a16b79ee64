import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { cleanYuan } from '#/shared/form/amount.ts'
import { ChoiceField, TextField } from '#/shared/form/Field.tsx'
import { Form } from '#/shared/form/Form.tsx'
import { type Cents, cents, formatAmount } from '#/shared/lib/money.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { Balance } from '../components/Balance.tsx'
import { useWithdrawForm } from '../forms/use-withdraw-form.ts'
import type { AccountType } from '../model.ts'
import { bankAccounts, payee, wallet, wxAccounts } from '../queries.ts'
import { type Account, accountKey, accountsOf, nothingToWithdraw, withdrawalHint } from '../rules.ts'
import '../components/wallet.css'

type WithdrawForm = ReturnType<typeof useWithdrawForm>

interface FieldsProps {
  of: WithdrawForm
  most: Cents
  accounts: readonly Account[]
}

function Fields({ of: { form, submit, busy }, most, accounts }: FieldsProps) {
  const all = () => form.setValue('amount', formatAmount(most), { shouldValidate: true, shouldDirty: true })
  return (
    <Form onSubmit={submit}>
      <Card>
        <TextField
          control={form.control}
          name="amount"
          label="提现金额（元）"
          placeholder="请输入金额"
          hint={withdrawalHint(most)}
          inputMode="decimal"
          clean={cleanYuan}
          right={
            <Button kind="text" onPress={all}>
              全部提现
            </Button>
          }
        />
        <ChoiceField
          control={form.control}
          name="account"
          label="提现到"
          choices={accounts.map((account) => ({ value: accountKey(account), label: account.label }))}
          {...(accounts[0] && { otherwise: accountKey(accounts[0]) })}
        />
      </Card>
      <ActionBar>
        <Button type="submit" block busy={busy}>
          提现
        </Button>
      </ActionBar>
    </Form>
  )
}

const WAITING = <ScreenSkeleton kind="form" />
const TO_WALLET = { label: '查看我的钱包', to: paths.myWallet }
const newAccount = (type: AccountType) => to(paths.bankAccountForm, { type, id: '0' }, { from: 'withdraw' })

/** Links to add each kind of account; a WeChat account can be added only inside WeChat (WAL-006). */
function NoAccount() {
  return (
    <>
      <EmptyState
        picture="empty-list"
        text="提现前，请先添加一个收款账户"
        action={{ label: '添加银行卡', to: newAccount('bank') }}
      />
      {isWechat() && (
        <div className="wallet-next">
          <LinkButton block kind="plain" to={newAccount('wechat')}>
            绑定微信零钱
          </LinkButton>
        </div>
      )}
    </>
  )
}

function Withdraw({ accounts }: { accounts: readonly Account[] }) {
  const { data } = useSuspenseQuery(wallet())
  const most = data.operableBalance
  // The hook is called here and not in the fields, because the refetched balance may be 0 after the withdrawal, which
  // unmounts the fields.
  const form = useWithdrawForm(most ?? cents(0), accounts)
  if (most === null) return <EmptyState picture="failed" text="没有查到可以提现的金额" action={TO_WALLET} />
  const nothing = nothingToWithdraw(most)
  if (nothing !== null && !form.busy) return <EmptyState picture="empty-list" text={nothing} action={TO_WALLET} />
  if (accounts.length === 0) return <NoAccount />
  return <Fields of={form} most={most} accounts={accounts} />
}

/** If the default account cannot be read, any other account can be chosen. */
function WithdrawToAccount() {
  const { data: banks } = useSuspenseQuery(bankAccounts())
  const { data: wechat } = useSuspenseQuery(wxAccounts())
  const { data: preferred, isPending } = useQuery(payee())
  if (isPending) return WAITING
  return <Withdraw accounts={accountsOf(banks, wechat, preferred?.id ?? null)} />
}

/** /wallet-withdraw-deposit: withdraws money from the wallet to a card or to WeChat (WAL-001, WAL-002). */
export default function WithdrawScreen() {
  return (
    <Page title="提现">
      <Balance />
      <ScreenPart waiting={WAITING}>
        <WithdrawToAccount />
      </ScreenPart>
    </Page>
  )
}
