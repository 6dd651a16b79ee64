import '#/shared/ui/antd.ts'
import { DatePicker } from 'antd-mobile'
import { useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { PickField } from '#/shared/form/Field.tsx'
import { closeKeyboard } from '#/shared/form/keyboard.ts'
import type { PatientValues } from '../forms/patient-form.ts'
import { dateToDay, dayToDate } from '../rules.ts'

const FIRST = new Date(1900, 0, 1)
/** Where the wheel stands for somebody whose birthday is not known yet. */
const USUAL = new Date(1980, 0, 1)

const unit = { year: '年', month: '月', day: '日' }

/** 出生日期: year, month and day, from 1900 to today. */
export function BirthdayField({ control }: { control: Control<PatientValues> }) {
  const { field, fieldState } = useController({ control, name: 'birthday' })
  const [open, setOpen] = useState(false)
  const [today] = useState(() => new Date())
  return (
    <>
      <PickField
        label="出生日期"
        value={field.value}
        placeholder="请选择出生日期"
        error={fieldState.error?.message}
        onOpen={() => {
          closeKeyboard()
          setOpen(true)
        }}
      />
      <DatePicker
        title="选择出生日期"
        visible={open}
        min={FIRST}
        max={today}
        value={dayToDate(field.value) ?? USUAL}
        renderLabel={(type, value) => `${value}${unit[type as keyof typeof unit] ?? ''}`}
        onClose={() => setOpen(false)}
        onConfirm={(date) => field.onChange(dateToDay(date))}
      />
    </>
  )
}
