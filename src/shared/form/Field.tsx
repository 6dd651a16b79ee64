import { type ReactNode, useId } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { ChoiceChip } from './ChoiceChip.tsx'
import './field.css'

interface FieldShellProps {
  label: string
  error?: string | undefined
  hint?: ReactNode
  children: (ids: { id: string; describedBy: string | undefined }) => ReactNode
}

/** Label, control, hint and error of one field, wired for screen readers. */
export function FieldShell({ label, error, hint, children }: FieldShellProps) {
  const id = useId()
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-control">{children({ id, describedBy })}</div>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {!error && hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  )
}

export interface FieldOf<T extends FieldValues> {
  // eslint-disable-next-line typescript/no-explicit-any -- react-hook-form types the context as any
  control: Control<T, any, any>
  name: FieldPath<T>
  label: string
  hint?: ReactNode
}

interface TextFieldProps<T extends FieldValues> extends FieldOf<T> {
  placeholder?: string
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'decimal'
  /** The value of `autocomplete`; by default, the browser fills in nothing. */
  autoComplete?: string
  maxLength?: number
  /** Normalizes typed text: digits only, upper case. */
  clean?: (typed: string) => string
  onChanged?: (value: string) => void
  right?: ReactNode
  multiline?: boolean
}

/** A text input of one or several lines. */
export function TextField<T extends FieldValues>(props: TextFieldProps<T>) {
  const { control, name, label, hint, clean, onChanged, right, multiline, ...input } = props
  const { field, fieldState } = useController({ control, name })
  const change = (typed: string) => {
    const value = clean ? clean(typed) : typed
    field.onChange(value)
    onChanged?.(value)
  }
  return (
    <FieldShell label={label} error={fieldState.error?.message} hint={hint}>
      {({ id, describedBy }) => {
        const common = {
          id,
          ref: field.ref,
          value: field.value ?? '',
          onBlur: field.onBlur,
          'aria-invalid': fieldState.invalid,
          'aria-describedby': describedBy,
          autoComplete: 'off',
          ...input,
        }
        return (
          <>
            {multiline ? (
              <textarea rows={3} {...common} onChange={(event) => change(event.target.value)} />
            ) : (
              <input type="text" {...common} onChange={(event) => change(event.target.value)} />
            )}
            {right}
          </>
        )
      }}
    </FieldShell>
  )
}

interface ChoiceFieldProps<T extends FieldValues> extends FieldOf<T> {
  choices: readonly { value: string; label: string; disabled?: boolean }[]
  onChosen?: (value: string) => void
  /**
   * The choice that is used while the value is not among the choices, because choices may appear or disappear while the
   * form is open.
   */
  otherwise?: string
}

/** A few choices side by side. */
export function ChoiceField<T extends FieldValues>(props: ChoiceFieldProps<T>) {
  const { control, name, label, hint, choices, onChosen, otherwise } = props
  const { field, fieldState } = useController({ control, name })
  const id = useId()
  const error = fieldState.error?.message
  const chosen = choices.some(({ value }) => value === field.value) ? field.value : otherwise
  return (
    <fieldset
      role="radiogroup"
      className={error ? 'field field-wrong' : 'field'}
      aria-invalid={fieldState.invalid}
      aria-describedby={error || hint ? `${id}-text` : undefined}
    >
      <legend className="field-label">{label}</legend>
      <div className="choices" ref={field.ref} tabIndex={-1}>
        {choices.map((choice) => (
          <ChoiceChip
            key={choice.value}
            type="radio"
            name={id}
            on={chosen === choice.value}
            disabled={choice.disabled}
            onChange={() => {
              field.onChange(choice.value)
              onChosen?.(choice.value)
            }}
            onBlur={field.onBlur}
          >
            {choice.label}
          </ChoiceChip>
        ))}
      </div>
      {(error || hint) && (
        <p id={`${id}-text`} className={error ? 'field-error' : 'field-hint'}>
          {error ?? hint}
        </p>
      )}
    </fieldset>
  )
}

/** A field whose value is chosen elsewhere: a picker, a sheet, another screen. */
export function PickField({
  label,
  value,
  placeholder,
  error,
  onOpen,
}: {
  label: string
  value: string
  placeholder: string
  error?: string | undefined
  onOpen: () => void
}) {
  return (
    <FieldShell label={label} error={error}>
      {({ id, describedBy }) => (
        <button
          id={id}
          type="button"
          className={value ? 'pick' : 'pick pick-empty'}
          aria-describedby={describedBy}
          aria-label={`${label}：${value || placeholder}`}
          onClick={onOpen}
        >
          {value || placeholder}
        </button>
      )}
    </FieldShell>
  )
}
