import { useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { PickField } from '#/shared/form/Field.tsx'
import { closeKeyboard } from '#/shared/form/keyboard.ts'
import { useOneAtATime } from '#/shared/lib/once.ts'
import { toast } from '#/shared/ui/toast.ts'
import type { AddressValues } from '../forms/address-form.ts'
import type { RegionPicker } from './RegionPicker.tsx'

/** 所在地区: the picker and its data come when it is first opened. */
export function RegionField({ control }: { control: Control<AddressValues> }) {
  const { field, fieldState } = useController({ control, name: 'region' })
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
        label="所在地区"
        value={[...new Set(field.value)].join(' ')}
        placeholder={opening.busy ? '正在加载…' : '请选择省、市、区'}
        error={fieldState.error?.message}
        onOpen={opening.run}
      />
      {Picker && <Picker open={open} value={field.value} onClose={() => setOpen(false)} onChoose={field.onChange} />}
    </>
  )
}
