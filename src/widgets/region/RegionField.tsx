import { useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { type FieldOf, PickField } from '#/shared/form/Field.tsx'
import { closeKeyboard } from '#/shared/form/keyboard.ts'
import { lazyLayer } from '#/shared/ui/lazy/lazy-layer.tsx'

const RegionPicker = lazyLayer(() => import('./RegionPicker.tsx'))

type RegionFieldProps<T extends FieldValues> = Pick<FieldOf<T>, 'control' | 'name' | 'label'> & {
  /** The field is optional; only the label says so. */
  optional?: boolean
}

/** Province, city and district as one field: the picker and its data load when it is first opened. */
export function RegionField<T extends FieldValues>({ control, name, label, optional }: RegionFieldProps<T>) {
  const { field, fieldState } = useController({ control, name })
  const value = field.value as readonly string[]
  /** null until the picker is first opened. */
  const [open, setOpen] = useState<boolean | null>(null)
  const show = () => {
    closeKeyboard()
    setOpen(true)
  }
  return (
    <>
      <PickField
        label={optional ? `${label}（选填）` : label}
        value={[...new Set(value)].join(' ')}
        placeholder="请选择省、市、区"
        error={fieldState.error?.message}
        onOpen={show}
      />
      {open !== null && (
        <RegionPicker
          title={`选择${label}`}
          open={open}
          value={value}
          onClose={() => setOpen(false)}
          onChoose={field.onChange}
        />
      )}
    </>
  )
}
