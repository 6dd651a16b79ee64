import type { FieldValues } from 'react-hook-form'
import { typedMobile } from '#/shared/lib/mobile.ts'
import { type FieldOf, TextField } from './Field.tsx'

interface MobileFieldProps<T extends FieldValues> extends Omit<FieldOf<T>, 'label'> {
  label?: string
  placeholder?: string
  /** `off` if the number is not the phone owner's number, so that the browser does not fill in a wrong number. */
  autoComplete?: 'tel' | 'off'
}

export const MobileField = <T extends FieldValues>({
  label = '手机号',
  placeholder = '请输入手机号',
  autoComplete = 'tel',
  ...field
}: MobileFieldProps<T>) => (
  <TextField
    {...field}
    label={label}
    placeholder={placeholder}
    inputMode="tel"
    autoComplete={autoComplete}
    clean={typedMobile}
  />
)
