import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths, to } from '#/paths.ts'
import { domainKey } from '#/shared/api/query.ts'
import { Form, SubmitButton } from '#/shared/form/Form.tsx'
import { TextField } from '#/shared/form/Field.tsx'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { showRefusedWriteNotice } from '#/shared/ui/layers/refused-write.ts'
import { confirm, toast } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { Logo } from '#/shared/ui/pictures/Logo.tsx'
import { LoginFields } from '../forms/LoginFields.tsx'
import { NAME_LENGTH, RegisterForm } from '../forms/login-form.ts'
import { shownAtCode } from '../code-refusal.ts'
import { removeInvitation } from '../invitation.ts'
import { registerInvited } from '../register.ts'
import { AGREEMENT_TICKED, targetAfterLogin } from '../rules.ts'
import { sessionKeys } from '../../user/store.ts'
import './login.css'

const OFFER = {
  title: '注册成功',
  text: '收到采样盒了吗？现在就可以绑定样本，查看检测进度和报告。',
  confirm: '去绑定样本',
  cancel: '以后再说',
}

interface RegisterPageProps {
  title: string
  head: string
  text: string
}

/** The registration of an invited person, which is also a login (decision 59). */
export function RegisterPage({ title, head, text }: RegisterPageProps) {
  const target = useSearch(paths.invitationRegister).target
  const navigate = useNavigate()
  const client = useQueryClient()
  const registering = useAppMutation(registerInvited, {
    // The new identity gets a new query cache, which remounts this screen. So the code below must not use the state of
    // the screen.
    onDone: (whole) => {
      const address = targetAfterLogin(target, sessionKeys.invitationCode.read())
      visit.finish()
      removeInvitation()
      client.removeQueries({ queryKey: domainKey('user') })
      const landed = Promise.resolve(navigate(address, { replace: true }))
      void landed.then(showRefusedWriteNotice)
      if (target) return whole && toast('注册成功', 'success')
      // If the address has no target, a dialog offers to bind a sample. The dialog opens after the navigation, because
      // dialogs close when their screen is left.
      return void landed.then(() => confirm(OFFER)).then((yes) => yes && navigate(paths.bindInput))
    },
    onFailed: (error) => shownAtCode(error, (refused) => form.setError('code', refused, { shouldFocus: true })),
  })
  const { form, submit } = useZodForm(RegisterForm, {
    defaults: { name: '', mobile: '', code: '', agreed: AGREEMENT_TICKED },
    draft: 'register',
    onSubmit: (values) => registering.run(values),
  })
  const visit = useFormVisit('register')
  return (
    <Page title={title}>
      <div className="login-head">
        <Logo size={56} />
        <p className="login-name">{head}</p>
        <p className="muted">{text}</p>
      </div>
      <Form className="card" onSubmit={submit}>
        <TextField
          control={form.control}
          name="name"
          label="姓名（选填）"
          placeholder="怎么称呼您"
          autoComplete="name"
          maxLength={NAME_LENGTH}
        />
        <LoginFields control={form.control} />
        <SubmitButton busy={registering.busy}>注册并登录</SubmitButton>
      </Form>
      <LinkButton kind="text" block to={to(paths.login, {}, { target })} replace>
        已经注册过？直接登录
      </LinkButton>
    </Page>
  )
}
