import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isWechatLoginPossible } from '#/domains/auth/login-address.ts'
import { me } from '#/domains/user/queries.ts'
import { paths, to } from '#/paths.ts'
import { TextField } from '#/shared/form/Field.tsx'
import { SaveForm } from '#/shared/form/SaveForm.tsx'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { CardFields } from '../forms/CardFields.tsx'
import { WxForm } from '../forms/card-form.ts'
import { useCardForm } from '../forms/use-card-form.ts'
import { bankAccounts, wxAccounts } from '../queries.ts'
import { saveBank, saveWx } from '../mutations.ts'

/** The address of the screen that needed an account. */
const useNext = (): string =>
  useSearch(paths.bankAccountForm).from === 'withdraw' ? paths.withdraw : paths.myBankAccount

function BankForm({ id }: { id: string }) {
  const { data: accounts } = useSuspenseQuery(bankAccounts())
  const bound = accounts.find((account) => account.id === id)
  const next = useNext()
  const { form, submit, saving } = useCardForm({
    draft: `bank card ${bound?.id ?? 'new'}`,
    start: { name: bound?.name ?? '' },
    mutation: saveBank,
    input: (factors, bankName) => ({ id: bound?.id ?? null, factors, bankName }),
    redirectTo: () => next,
  })
  return (
    <SaveForm title={bound ? '更换银行卡' : '添加银行卡'} onSubmit={submit} lost="" saving={saving}>
      <Card>
        <CardFields control={form.control} />
      </Card>
    </SaveForm>
  )
}

function WxAccountForm({ id, openId }: { id: string; openId: string }) {
  const { data: accounts } = useSuspenseQuery(wxAccounts())
  const [bound] = useState(() => accounts.find((account) => account.id === id) ?? null)
  const next = useNext()
  const draft = `wechat account ${bound?.id ?? 'new'}`
  const { form, submit } = useZodForm(WxForm, {
    defaults: { realName: bound?.realName ?? '' },
    draft,
    onSubmit: ({ realName }) => save.run({ id: bound?.id ?? null, openId, realName }),
  })
  const visit = useFormVisit(draft)
  const save = useAppMutation(saveWx, { onDone: visit.finish, redirectTo: () => next })
  return (
    <SaveForm title="微信零钱" onSubmit={submit} lost="" saving={save.busy}>
      <Card>
        <TextField
          control={form.control}
          name="realName"
          label="真实姓名"
          placeholder="和微信实名认证的姓名一致"
          hint="提现到当前登录的微信账户"
          autoComplete="name"
          maxLength={30}
        />
      </Card>
    </SaveForm>
  )
}

/**
 * Why the account cannot be bound yet, and the one step that helps. `authorized`: whether WeChat was just asked for the
 * account.
 */
function WithoutAccount({ id }: { id: string }) {
  const { from, authorized } = useSearch(paths.bankAccountForm)
  const target = to(paths.bankAccountForm, { type: 'wechat', id }, { from, authorized: true })
  const found = { picture: 'not-found', absence: false } as const
  if (!isWechatLoginPossible())
    return (
      <EmptyState
        {...found}
        text="绑定微信零钱需要在微信里进行。请在微信里打开本页，再来绑定。"
        action={{ label: '查看收款账户', to: paths.myBankAccount }}
      />
    )
  if (authorized)
    return (
      <EmptyState
        {...found}
        text="还是没有拿到您的微信账户，暂时不能绑定微信零钱。请联系客服帮您处理。"
        action={{ label: '联系客服', to: to(paths.contactContent, { sign: 'service' }) }}
      />
    )
  return (
    <EmptyState
      {...found}
      text="绑定微信零钱要用到您的微信账户。授权以后会回到这里继续填写。"
      // Shown instead of the form, which is opened again afterwards.
      action={{ label: '用微信授权', to: to(paths.authStart, {}, { target, authorize: true }), replace: true }}
    />
  )
}

function Wechat({ id }: { id: string }) {
  const { data: user } = useSuspenseQuery(me())
  if (user.openId) return <WxAccountForm id={id} openId={user.openId} />
  return (
    <Page title="微信零钱">
      <WithoutAccount id={id} />
    </Page>
  )
}

/** /my-bank-account-add/{type}/{id}: a bank card, or WeChat; id 0 adds an account (LIT-018). */
export default function BankFormScreen() {
  const { type, id } = useScreenParams(paths.bankAccountForm)
  return type === 'wechat' ? <Wechat id={id} /> : <BankForm id={id} />
}
