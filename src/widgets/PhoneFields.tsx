import { type Control, type FieldValues, useWatch } from 'react-hook-form'
import { use, useRef } from 'react'
import { MOBILE_TEXT, SMS_CODE_LENGTH, toSmsCode } from '#/domains/auth/rules.ts'
import { type SmsKind, useSmsCountdown } from '#/domains/auth/sms-countdown.ts'
import { sendLoginCode } from '#/domains/auth/mutations.ts'
import type { Mutation } from '#/shared/api/mutation.ts'
import { TextField } from '#/shared/form/Field.tsx'
import { MobileField } from '#/shared/form/MobileField.tsx'
import { SubmitContext } from '#/shared/form/submit.ts'
import { isLeaving } from '#/shared/lib/safe/page-navigation.ts'
import { isMobile } from '#/shared/lib/mobile.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import './phone-fields.css'

interface PhoneValues {
  mobile: string
  code: string
}

/** The source of the text message: the mutation that requests it, and the name of its code. */
interface SmsSource {
  kind: SmsKind
  codeLabel: string
  request: Mutation<string, string>
}

const login: SmsSource = { kind: 'login', codeLabel: '验证码', request: sendLoginCode }

/** LOGIN-010, LOGIN-016 to LOGIN-021: requests a code once the number is valid; counts down; resets on failure. */
function SmsButton({ control, source }: { control: Control<PhoneValues>; source: SmsSource }) {
  const mobile = useWatch({ control, name: 'mobile' })
  const countdown = useSmsCountdown(source.kind)
  const request = useAppMutation(source.request, {
    redirectTo: (message) => toast(message || `${source.codeLabel}已发送`),
    // A reload aborts the request. An aborted request is not a refusal, because the message may have been sent.
    onFailed: () => (isLeaving() ? undefined : countdown.reset()),
  })
  const ask = () => {
    if (!isMobile(mobile)) {
      countdown.reset()
      toast(MOBILE_TEXT)
      return
    }
    countdown.start()
    request.run(mobile)
  }
  const waiting = countdown.seconds > 0
  return (
    <Button kind="text" className="sms-button" disabled={waiting || !isMobile(mobile)} onPress={ask}>
      {waiting ? `${countdown.seconds}s后重新获取` : `获取${source.codeLabel}`}
    </Button>
  )
}

/**
 * Submits the form when the last digit of the code is typed, pasted or filled in, if the other fields are valid. The
 * same code is submitted automatically only once; after a refusal, the person must change it or press the button.
 */
function useSubmitCode(): (code: string) => void {
  const submit = use(SubmitContext)
  const sent = useRef('')
  return (code) => {
    if (code.length < SMS_CODE_LENGTH || code === sent.current) return
    if (submit?.whenValid?.()) sent.current = code
  }
}

interface PhoneFieldsProps<T extends FieldValues> {
  /** The control of a form with at least `mobile` and `code`. */
  control: Control<T>
  /** By default the login's text message. */
  source?: SmsSource
}

export function PhoneFields<T extends FieldValues & PhoneValues>({
  control: given,
  source = login,
}: PhoneFieldsProps<T>) {
  // TypeScript cannot see that the control of a wider form includes these two fields.
  const control = given as unknown as Control<PhoneValues>
  const submitCode = useSubmitCode()
  return (
    <>
      <MobileField control={control} name="mobile" />
      <TextField
        control={control}
        name="code"
        label={source.codeLabel}
        placeholder={`请输入${source.codeLabel}`}
        inputMode="numeric"
        autoComplete="one-time-code"
        clean={toSmsCode}
        onChanged={submitCode}
        hint={`输满${SMS_CODE_LENGTH}位后自动提交`}
        right={<SmsButton control={control} source={source} />}
      />
    </>
  )
}
