import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { toast } from '#/shared/ui/toast.ts'
import { draftGeneration, draftOf, keepDraft } from './drafts.ts'

export const FORM_FALLBACK_TEXT = '验证出现异常！'

/** The first message in the order of the schema, wherever it is nested. */
export function firstError(errors: FieldErrors | undefined): string | null {
  for (const entry of Object.values(errors ?? {})) {
    if (!entry) continue
    if (typeof entry['message'] === 'string' && entry['message'] !== '') return entry['message']
    // An error itself, with no text: below it are its field's elements, not further errors.
    if (typeof entry['type'] === 'string') continue
    const inner = firstError(entry as FieldErrors)
    if (inner) return inner
  }
  return null
}

export class FormInvalid extends Error {
  override readonly name = 'FormInvalid'
}

/**
 * The form helper of specification §5: validates all fields; on failure shows the first error as a toast unless
 * silenced, and rejects (VAL-025 to VAL-028).
 * @throws FormInvalid
 */
export async function validate<T extends FieldValues>(
  form: UseFormReturn<T, unknown, never>,
  silent = false,
): Promise<T> {
  if (await form.trigger()) return form.getValues()
  // Not formState.errors: that is what the last rendering read, and nobody may have read it yet.
  const names = Object.keys(form.getValues()) as FieldPath<T>[]
  const errors = Object.fromEntries(names.map((name) => [name, form.getFieldState(name).error]))
  const message = firstError(errors) ?? FORM_FALLBACK_TEXT
  if (!silent) toast(message)
  throw new FormInvalid(message)
}

interface FormOptions<In extends FieldValues, Out> {
  defaults: DefaultValues<In>
  onSubmit: (values: Out) => Promise<unknown> | void
  /** Keeps what was typed when the person is led away (login, agreement) and comes back. */
  draft?: string
}

/** react-hook-form over a zod schema: all fields are checked on submit, each error stands at its field, the first is said. */
export function useZodForm<In extends FieldValues, Out extends FieldValues>(
  schema: z.ZodMiniType<Out, In>,
  { defaults, onSubmit, draft }: FormOptions<In, Out>,
) {
  const kept = draft ? (draftOf(draft) as DefaultValues<In> | undefined) : undefined
  const form = useForm<In, unknown, Out>({
    // Synchronous: only then do the errors keep the order of the schema (VAL-026).
    resolver: zodResolver(schema, undefined, { mode: 'sync' }),
    defaultValues: kept ?? defaults,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  })
  const { getValues } = form
  const [born] = useState(draftGeneration)
  useEffect(() => {
    if (!draft) return undefined
    return () => keepDraft(draft, getValues(), born)
  }, [draft, getValues, born])
  const submit = form.handleSubmit(
    async (values) => {
      await onSubmit(values)
    },
    (errors) => toast(firstError(errors) ?? FORM_FALLBACK_TEXT),
  )
  return { form, submit: () => void submit() }
}
