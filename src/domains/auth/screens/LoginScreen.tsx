import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { config } from '#/config.ts'
import { paths, to } from '#/paths.ts'
import { domainKey } from '#/shared/api/query.ts'
import { hasUnsavedForms } from '#/shared/form/drafts.ts'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { showRefusedWriteNotice } from '#/shared/ui/layers/refused-write.ts'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { useReturnTo } from '#/shared/lib/actions/use-return-to.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { Logo } from '#/shared/ui/pictures/Logo.tsx'
import { LoginFields } from '../forms/LoginFields.tsx'
import { LoginForm } from '../forms/login-form.ts'
import { isWechatLoginPossible } from '../login-address.ts'
import { shownAtCode } from '../code-refusal.ts'
import { login } from '../login.ts'
import { AGREEMENT_TICKED, targetAfterLogin } from '../rules.ts'
import { sessionKeys } from '../../user/store.ts'
import '../components/login.css'

/** Unsaved input is only in memory, and WeChat's authorization unloads the page. */
const waitText = (): string =>
  isWechatLoginPossible()
    ? '您刚才填写的内容已经保留，用手机号登录后可以接着填。微信授权登录会重新打开页面，没有提交的内容要重新填写'
    : '您刚才填写的内容已经保留，登录后可以接着填'

export default function LoginScreen() {
  const target = useSearch(paths.login).target
  const returnTo = useReturnTo()
  const client = useQueryClient()
  const signingIn = useAppMutation(login, {
    // The new identity gets a new query cache, which remounts this screen. So the code below must not use the state of
    // the screen.
    onDone: () => {
      visit.finish()
      client.removeQueries({ queryKey: domainKey('user') })
      void returnTo(targetAfterLogin(target, sessionKeys.invitationCode.read())).then(showRefusedWriteNotice)
    },
    onFailed: (error) => shownAtCode(error, (refused) => form.setError('code', refused, { shouldFocus: true })),
  })
  const { form, submit } = useZodForm(LoginForm, {
    defaults: { mobile: '', code: '', agreed: AGREEMENT_TICKED },
    draft: 'login',
    onSubmit: ({ mobile, code }) => signingIn.run({ mobile, code }),
  })
  const visit = useFormVisit('login')
  // Read before this form registers itself as an open form.
  const [waits] = useState(() => target !== null && hasUnsavedForms('login'))
  return (
    <Page title="登录">
      <div className="login-head">
        <Logo size={56} />
        <p className="login-name">{config.appName}</p>
        <p className="muted">{waits ? waitText() : '登录后可以查看订单、样本和报告'}</p>
      </div>
      <Form className="card" onSubmit={submit}>
        <LoginFields control={form.control} />
        <SubmitButton busy={signingIn.busy}>登录</SubmitButton>
      </Form>
      {isWechatLoginPossible() && (
        <LinkButton kind="plain" block className="login-wechat" replace to={to(paths.authStart, {}, { target })}>
          微信授权登录
        </LinkButton>
      )}
    </Page>
  )
}
