import type { Control } from 'react-hook-form'
import { PicturesField as Pictures } from '#/widgets/PicturesField.tsx'
import { type Answers, type FormField, picturesOf } from '../field-rules.ts'

/** Pictures that the form of an event asks for. */
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
