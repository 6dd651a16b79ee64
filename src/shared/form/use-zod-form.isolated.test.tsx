import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { toast } from '#/shared/ui/layers/toast.ts'
import { draftOf, removeAllDrafts } from './drafts.ts'
import { TextField } from './Field.tsx'
import { firstError, useZodForm } from './use-zod-form.ts'
import { quiet } from '#tests/quiet.ts'

vi.mock('#/shared/ui/layers/toast.ts', { spy: true })

beforeEach(() => {
  vi.mocked(toast).mockClear()
  removeAllDrafts()
})

const requiredText = (message: string) => z.string().check(z.refine((value) => value !== '', { error: message }))
const Schema = z.object({ a: requiredText('甲不能为空'), b: requiredText('乙不能为空'), c: requiredText('丙不能为空') })
type Values = z.infer<typeof Schema>
const EMPTY: Values = { a: '', b: '', c: '' }

interface FormOptions {
  onSubmit?: (values: Values) => void
  draft?: string
}

function Form({ onSubmit = () => undefined, draft }: FormOptions) {
  const { form, submit } = useZodForm<Values, Values>(Schema, {
    defaults: EMPTY,
    onSubmit,
    ...(draft ? { draft } : {}),
  })
  return (
    <>
      <TextField control={form.control} name="a" label="甲" />
      <TextField control={form.control} name="b" label="乙" />
      <TextField control={form.control} name="c" label="丙" />
      <button type="button" onClick={submit}>
        提交
      </button>
    </>
  )
}

test('[VAL-025] [VAL-026] submitting an invalid form marks all invalid fields, shows the first error, and sends nothing', async () => {
  const onSubmit = vi.fn<(values: Values) => void>()
  render(<Form onSubmit={onSubmit} />)
  await userEvent.click(screen.getByRole('button', { name: '提交' }))
  for (const [label, text] of [
    ['甲', '甲不能为空'],
    ['乙', '乙不能为空'],
    ['丙', '丙不能为空'],
  ] as const) {
    const field = screen.getByLabelText(label)
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription(text)
  }
  expect(vi.mocked(toast).mock.calls).toEqual([['甲不能为空']])
  await quiet()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('ten taps in one frame submit the form once, and a later tap submits it again', async () => {
  const onSubmit = vi.fn<(values: Values) => void>()
  render(<Form onSubmit={onSubmit} />)
  for (const label of ['甲', '乙', '丙']) await userEvent.type(screen.getByLabelText(label), label)
  const button = screen.getByRole('button', { name: '提交' })
  for (let tap = 0; tap < 10; tap += 1) fireEvent.click(button)
  await waitFor(() => expect(onSubmit).toHaveBeenCalled())
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await userEvent.click(button)
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2))
})

test('[VAL-025] a valid form submits its values', async () => {
  const onSubmit = vi.fn<(values: Values) => void>()
  render(<Form onSubmit={onSubmit} />)
  for (const label of ['甲', '乙', '丙']) await userEvent.type(screen.getByLabelText(label), label)
  await userEvent.click(screen.getByRole('button', { name: '提交' }))
  await waitFor(() => expect(onSubmit.mock.calls).toEqual([[{ a: '甲', b: '乙', c: '丙' }]]))
  await quiet()
  expect(toast).not.toHaveBeenCalled()
})

test('[VAL-028] whenValid() returns false for an invalid form, submits nothing and shows no error', async () => {
  const onSubmit = vi.fn<(values: Values) => void>()
  const { result } = renderHook(() => useZodForm<Values, Values>(Schema, { defaults: EMPTY, onSubmit }))
  expect(result.current.submit.whenValid?.()).toBe(false)
  await quiet()
  expect([...vi.mocked(toast).mock.calls, ...onSubmit.mock.calls]).toEqual([])
})

test('[VAL-027] an error without a text is shown as 验证出现异常！', async () => {
  const Silent = z.object({ a: requiredText('') })
  const { result } = renderHook(() => useZodForm(Silent, { defaults: { a: '' }, onSubmit: () => undefined }))
  result.current.submit()
  await waitFor(() => expect(vi.mocked(toast).mock.calls).toEqual([['验证出现异常！']]))
})

test.each([
  [undefined, null],
  [{}, null],
  [{ a: undefined, b: { type: 'x', message: '' } }, null],
  [{ a: { type: 'x', message: '一' }, b: { type: 'x', message: '二' } }, '一'],
  [{ a: { b: { type: 'x', message: '里' } }, c: { type: 'x', message: '外' } }, '里'],
])('[VAL-026] the first error text in the errors %j is %j', (errors, first) =>
  expect(firstError(errors as never)).toBe(first),
)

test('a draft is stored under the form’s name on unmount, and restored on the next visit', async () => {
  const { unmount } = render(<Form draft="test" />)
  await userEvent.type(screen.getByLabelText('甲'), '一')
  expect(draftOf('test')).toBeUndefined()
  unmount()
  expect(draftOf('test')).toEqual({ ...EMPTY, a: '一' })
  render(<Form draft="test" />)
  expect(screen.getByLabelText('甲')).toHaveValue('一')
})
