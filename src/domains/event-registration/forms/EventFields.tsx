import { wordFor } from '#/shared/lib/words.ts'
import type { ComponentProps, ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { ChoiceField, TextField } from '#/shared/form/Field.tsx'
import { narrowNumber, plainNumber } from '#/shared/lib/typed-number.ts'
import { typedMobile } from '#/shared/lib/mobile.ts'
import { DayField } from '#/widgets/DayField.tsx'
import { PicturesField } from '#/widgets/PicturesField.tsx'
import { RegionField } from '#/widgets/region/RegionField.tsx'
import { type Answers, type FieldKind, type FormField, charactersOf, picturesOf } from '../field-rules.ts'
import { SeveralField } from './SeveralField.tsx'

interface FieldProps {
  control: Control<Answers>
  field: FormField
}

const labelOf = ({ label, required }: FormField): string => (required ? label : `${label}（选填）`)

const LONG = 50

type Typed = Partial<ComponentProps<typeof TextField<Answers>>>

const typed: Readonly<Record<string, Typed>> = {
  PHONE: { inputMode: 'tel', autoComplete: 'tel', clean: typedMobile },
  EMAIL: { inputMode: 'email', autoComplete: 'email' },
  DIGITS: { inputMode: 'numeric', autoComplete: 'off', clean: plainNumber },
}

function Words({ control, field }: FieldProps) {
  return (
    <TextField
      control={control}
      name={field.key}
      label={labelOf(field)}
      placeholder={`请输入${field.label}`}
      hint={field.hint}
      autoComplete={field.name === 'name' ? 'name' : 'off'}
      maxLength={charactersOf(field)}
      multiline={field.pattern === '' && charactersOf(field) > LONG}
      {...wordFor(typed, field.pattern)}
    />
  )
}

const kinds: Record<FieldKind, (props: FieldProps) => ReactNode> = {
  TEXT: Words,
  NUMBER: ({ control, field }) => (
    <TextField
      control={control}
      name={field.key}
      label={labelOf(field)}
      placeholder={`请输入${field.label}`}
      hint={field.hint}
      inputMode="decimal"
      clean={narrowNumber}
      maxLength={12}
    />
  ),
  CHOICE: ({ control, field }) => (
    <ChoiceField control={control} name={field.key} label={labelOf(field)} hint={field.hint} choices={field.options} />
  ),
  SEVERAL: ({ control, field }) => <SeveralField control={control} field={{ ...field, label: labelOf(field) }} />,
  DATE: ({ control, field }) => (
    <DayField
      control={control}
      name={field.key}
      label={field.label}
      optional={!field.required}
      span={field.span === 'PAST' ? 'past' : field.span === 'COMING' ? 'coming' : 'any'}
    />
  ),
  REGION: ({ control, field }) => (
    <RegionField control={control} name={field.key} label={field.label} optional={!field.required} />
  ),
  PICTURE: ({ control, field }) => (
    <PicturesField
      control={control}
      name={field.key}
      label={field.label}
      most={picturesOf(field)}
      {...(field.hint ? { hint: field.hint } : {})}
      optional={!field.required}
    />
  ),
}

export function EventFields({ control, fields }: { control: Control<Answers>; fields: readonly FormField[] }) {
  return fields.map((field) => {
    const Field = kinds[field.kind]
    return <Field key={field.key} control={control} field={field} />
  })
}
