import { type Control, type FieldValues, useController } from 'react-hook-form'
import { Link } from 'react-router'
import { paths } from '#/paths.ts'
import { PhoneFields } from '#/widgets/PhoneFields.tsx'
import type { LoginValues } from './login-form.ts'
import '../components/login.css'

interface Props {
  control: Control<LoginValues>
}

function AgreementBox({ control }: Props) {
  const { field, fieldState } = useController({ control, name: 'agreed' })
  return (
    <label className="agree">
      <input
        type="checkbox"
        checked={field.value}
        aria-invalid={fieldState.invalid}
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

interface LoginFieldsProps<T extends FieldValues> {
  control: Control<T>
}

export function LoginFields<T extends FieldValues & LoginValues>({ control }: LoginFieldsProps<T>) {
  return (
    <>
      <PhoneFields control={control} />
      <AgreementBox control={control as unknown as Control<LoginValues>} />
    </>
  )
}
