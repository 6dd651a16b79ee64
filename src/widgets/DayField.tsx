import '#/shared/ui/antd.ts'
import { DatePicker } from 'antd-mobile'
import { type SyntheticEvent, useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { dateToDay, dayToDate } from '#/domains/patient/rules.ts'
import { type FieldOf, PickField } from '#/shared/form/Field.tsx'
import { closeKeyboard } from '#/shared/form/keyboard.ts'
import { PickerTitle } from '#/shared/ui/layers/PickerTitle.tsx'
import { useSlidingPanel } from '#/shared/ui/layers/use-sliding-panel.ts'

const FIRST = new Date(1900, 0, 1)
const USUAL_BIRTHDAY = new Date(1980, 0, 1)

const yearsBefore = (today: Date, years: number) => new Date(today.getFullYear() - years, 0, 1)
const yearsAfter = (day: Date, years: number): Date => new Date(day.getFullYear() + years, 11, 31)

const unit = { year: '年', month: '月', day: '日' }

const keep = (event: SyntheticEvent) => event.stopPropagation()

type DayFieldProps<T extends FieldValues> = Pick<FieldOf<T>, 'control' | 'name' | 'label'> & {
  /** Starts the picker at the birthday of a typical adult instead of today. */
  birthday?: boolean
  /** Starts the picker this many years before today. */
  years?: number
  /** The days that can be chosen; by default the days up to today. */
  span?: 'past' | 'coming' | 'any'
  /** The field is optional; only the label says so. */
  optional?: boolean
}

/** A date field: year, month and day. The range is from 1900 or today, to today or three years from now. */
export function DayField<T extends FieldValues>(props: DayFieldProps<T>) {
  const { control, name, label, birthday, years = 0, span = 'past', optional } = props
  const { field, fieldState } = useController({ control, name })
  const value = field.value as string
  const [open, setOpen] = useState(false)
  const { isRendered, slides } = useSlidingPanel(open)
  const [today] = useState(() => new Date())
  return (
    <>
      <PickField
        label={optional ? `${label}（选填）` : label}
        value={value}
        placeholder={`请选择${label}`}
        error={fieldState.error?.message}
        onOpen={() => {
          closeKeyboard()
          setOpen(true)
        }}
      />
      {/* React events of the picker bubble to the surrounding sheet. If they were not stopped, turning a picker
          column would close the sheet. */}
      <div hidden role="presentation" onPointerDown={keep} onKeyDown={keep}>
        {isRendered && (
          <DatePicker
            title={<PickerTitle text={`选择${label}`} open={open} onClose={() => setOpen(false)} />}
            visible={open}
            {...slides}
            destroyOnClose
            min={span === 'coming' ? today : FIRST}
            max={span === 'past' ? today : yearsAfter(today, 3)}
            value={dayToDate(value) ?? (birthday ? USUAL_BIRTHDAY : years ? yearsBefore(today, years) : today)}
            renderLabel={(type, number) => `${number}${unit[type as keyof typeof unit] ?? ''}`}
            onClose={() => setOpen(false)}
            onConfirm={(date) => field.onChange(dateToDay(date))}
          />
        )}
      </div>
    </>
  )
}
