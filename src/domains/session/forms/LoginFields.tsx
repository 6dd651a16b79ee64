import { useMutation } from '@tanstack/react-query'
import { type Control, useController, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { mutation } from '#/shared/api/query.ts'
import { TextField } from '#/shared/form/Field.tsx'
import { isMobile } from '#/shared/lib/mobile.ts'
import { toast } from '#/shared/ui/toast.ts'
import { sessionApi } from '../contract.ts'
import { SMS_CODE_LENGTH, toSmsCode } from '../rules.ts'
import { useSmsCountdown } from '../sms-countdown.ts'
import { MOBILE_TEXT } from './login-form.ts'

export interface LoginValues {
  mobile: string
  code: string
  agreed: boolean
}

interface Props {
  control: Control<LoginValues>
}

/** LOGIN-010, LOGIN-016 to LOGIN-021: asks for a code once the number is right; counts down; resets when it fails. */
export function SmsButton({ control }: Props) {
  const mobile = useWatch({ control, name: 'mobile' })
  const countdown = useSmsCountdown()
  const request = useMutation(mutation(sessionApi.smsCode))
  const ask = () => {
    if (!isMobile(mobile)) {
      countdown.reset()
      toast(MOBILE_TEXT)
      return
    }
    countdown.start()
    request.mutate(
      { body: { businessKey: 'login', mobilePhone: mobile } },
      { onSuccess: (message) => toast(message || '验证码已发送'), onError: countdown.reset },
    )
  }
  const waiting = countdown.seconds > 0
  return (
    <button
      type="button"
      className="button button-text sms-button"
      disabled={waiting || !isMobile(mobile)}
      onClick={ask}
    >
      {waiting ? `${countdown.seconds}s后重新获取` : '获取验证码'}
    </button>
  )
}

function AgreementBox({ control }: Props) {
  const { field } = useController({ control, name: 'agreed' })
  return (
    <label className="agree">
      <input
        type="checkbox"
        checked={field.value}
        ref={field.ref}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.checked)}
      />
      <span>
        我已阅读并同意
        <Link to={paths.userAgreement}>《用户协议》</Link>和<Link to={paths.privacy}>《隐私条款》</Link>
      </span>
    </label>
  )
}

export function LoginFields({ control }: Props) {
  const digits = (typed: string) => typed.replace(/\D/g, '').slice(0, 11)
  return (
    <>
      <TextField
        control={control}
        name="mobile"
        label="手机号"
        placeholder="请输入手机号"
        inputMode="tel"
        autoComplete="tel"
        clean={digits}
      />
      <TextField
        control={control}
        name="code"
        label="验证码"
        placeholder="请输入验证码"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={SMS_CODE_LENGTH}
        clean={toSmsCode}
        right={<SmsButton control={control} />}
      />
      <AgreementBox control={control} />
    </>
  )
}
