import { render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { sourcesWithoutTests } from '#tests/sources.ts'
import { ChoiceField, PickField, TextField } from './Field.tsx'

const errors = {
  name: { type: 'custom', message: '请填写姓名' },
  sex: { type: 'custom', message: '请选择性别' },
}

function Fields({ wrong }: { wrong: boolean }) {
  const { control } = useForm({ defaultValues: { name: '', sex: '' }, ...(wrong ? { errors } : {}) })
  const choices = [{ value: 'MALE', label: '男' }]
  return (
    <>
      <TextField control={control} name="name" label="姓名" hint="与证件一致" />
      <ChoiceField control={control} name="sex" label="性别" choices={choices} hint="影响结果的解读" />
      <PickField
        label="出生日期"
        value=""
        placeholder="请选择"
        error={wrong ? '请选择出生日期' : undefined}
        onOpen={() => undefined}
      />
    </>
  )
}

const fields = () => [
  screen.getByRole('textbox', { name: '姓名' }),
  screen.getByRole('radiogroup', { name: '性别' }),
  screen.getByRole('button', { name: /出生日期/ }),
]

test('every kind of field is described by its error, and marked invalid if its role allows this', () => {
  render(<Fields wrong />)
  const texts = ['请填写姓名', '请选择性别', '请选择出生日期']
  // A button cannot be marked invalid.
  for (const field of fields().slice(0, 2)) expect(field).toBeInvalid()
  fields().forEach((field, at) => {
    expect(field).toHaveAccessibleDescription(texts[at])
  })
})

test('a field without an error is described by its hint', () => {
  render(<Fields wrong={false} />)
  const texts = ['与证件一致', '影响结果的解读', '']
  fields().forEach((field, at) => {
    expect(field).toHaveAccessibleDescription(texts[at])
  })
})

/** Files that render a field's error and do not link the error to the field. An alert belongs to no field. */
const loose = (files: readonly { file: string; text: string }[]): string[] =>
  files
    .filter(({ text }) => /field-error/.test(text) && !/role="alert"/.test(text))
    .filter(({ text }) => !/aria-describedby=/.test(text))
    .map(({ file }) => file)

test('every field that shows an error is linked to the error', () => {
  expect(loose(sourcesWithoutTests)).toEqual([])
  expect(loose([{ file: 'A.tsx', text: '<p className="field-error">{error}</p>' }])).toEqual(['A.tsx'])
})
