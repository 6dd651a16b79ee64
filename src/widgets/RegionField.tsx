import { useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { type FieldOf, PickField } from '#/shared/form/Field.tsx'
import { closeKeyboard } from '#/shared/form/keyboard.ts'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import type { RegionPicker } from './RegionPicker.tsx'

type RegionFieldProps<T extends FieldValues> = Pick<FieldOf<T>, 'control' | 'name' | 'label'>

/** Province, city and district as one field: the picker and its data load when it is first opened. */
export function RegionField<T extends FieldValues>({ control, name, label }: RegionFieldProps<T>) {
  const { field, fieldState } = useController({ control, name })
  const value = field.value as readonly string[]
  const [Picker, setPicker] = useState<typeof RegionPicker | null>(null)
  const [open, setOpen] = useState(false)
  const opening = useOneAtATime(async () => {
    closeKeyboard()
    try {
      const loaded = await import('./RegionPicker.tsx')
      setPicker(() => loaded.RegionPicker)
      setOpen(true)
    } catch {
      toast('地区列表没有加载成功，请重试')
    }
  })
  return (
    <>
      <PickField
        label={label}
        value={[...new Set(value)].join(' ')}
        placeholder={opening.busy ? '正在加载…' : '请选择省、市、区'}
        error={fieldState.error?.message}
        onOpen={opening.run}
      />
      {Picker && (
        <Picker
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
