import type { Control } from 'react-hook-form'
import { PicturesField as Pictures } from '#/widgets/PicturesField.tsx'
import { type Answers, type FormField, picturesOf } from '../field-rules.ts'

/** A picture field of an event's form. */
export function PicturesField({ control, field }: { control: Control<Answers>; field: FormField }) {
  return (
    <Pictures
      control={control}
      name={field.key}
      label={field.label}
      most={picturesOf(field)}
      {...(field.hint ? { hint: field.hint } : {})}
      optional
    />
  )
}
