import { type Control, useController } from 'react-hook-form'
import { ChoiceChip } from '#/shared/form/ChoiceChip.tsx'
import { FieldGroup } from '#/shared/form/FieldGroup.tsx'
import type { Answers, FormField } from '../field-rules.ts'
import '#/shared/form/field.css'

export function SeveralField({ control, field: asked }: { control: Control<Answers>; field: FormField }) {
  const { field, fieldState } = useController({ control, name: asked.key })
  const chosen = (field.value ?? []) as string[]
  const turn = (value: string) =>
    field.onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <FieldGroup label={asked.label} hint={asked.hint || '可以选多项'} error={fieldState.error?.message} ref={field.ref}>
      <div className="choices">
        {asked.options.map(({ value, label }) => (
          <ChoiceChip
            key={value}
            type="checkbox"
            on={chosen.includes(value)}
            onChange={() => turn(value)}
            onBlur={field.onBlur}
          >
            {label}
          </ChoiceChip>
        ))}
      </div>
    </FieldGroup>
  )
}
