import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  useForm,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { toast } from '#/shared/ui/layers/toast.ts'
import { draftGeneration, draftOf, isTyped, storeDraft, registerForm } from './drafts.ts'
import { type PersistedFields, lostText, valuesToStore, withStoredValues } from './persisted.ts'
import { followKeyboard } from './keyboard.ts'
import { storeValues, type StoredValues, storedValuesOf } from './stored-values.ts'
import type { Submit } from './submit.ts'

/** Shown for an error without a text (VAL-027). */
const FORM_FALLBACK_TEXT = '验证出现异常！'

/** The first message in the order of the schema, wherever it is nested. */
export function firstError(errors: FieldErrors | undefined): string | null {
  for (const entry of Object.values(errors ?? {})) {
    if (!entry) continue
    if (typeof entry['message'] === 'string' && entry['message'] !== '') return entry['message']
    // `entry` is the field's own error and has no text: do not search the elements of the field for further errors.
    if (typeof entry['type'] === 'string') continue
    const inner = firstError(entry as FieldErrors)
    if (inner) return inner
  }
  return null
}

interface FormOptions<In extends FieldValues, Out> {
  defaults: DefaultValues<In>
  onSubmit: (values: Out) => Promise<unknown> | void
  /**
   * Name of the draft, in which typed values are stored while the person leaves the form (for the login or an
   * agreement) and returns.
   */
  draft?: string
  /** The fields of the draft that survive a reload; by default none. */
  persisted?: PersistedFields<In>
  /** The sentence about values that could not be read (unreadable-fields.ts). */
  unreadableText?: string
}

interface Start<In extends FieldValues> {
  values: DefaultValues<In>
  /** The values that the previous page load has stored; used if there is no draft in memory. */
  stored: StoredValues | null
}

/** Initial values: the draft in memory, else the values that survived a reload, else the defaults. */
function startOf<In extends FieldValues>({ defaults, draft, persisted }: FormOptions<In, never>): Start<In> {
  const typed = draft ? (draftOf(draft) as DefaultValues<In> | undefined) : undefined
  if (typed) return { values: typed, stored: null }
  const stored = draft && persisted ? storedValuesOf(draft) : null
  if (!persisted || !stored) return { values: defaults, stored: null }
  return { values: withStoredValues(persisted, stored, defaults as In) as DefaultValues<In>, stored }
}

/**
 * Stores the draft of a form: all values in memory on unmount, and on each change the fields of `persisted` in session
 * storage.
 */
function useDraft<In extends FieldValues, Out>(
  { getValues, subscribe }: UseFormReturn<In, unknown, Out>,
  { draft, persisted, defaults }: FormOptions<In, never>,
  before: readonly string[] | undefined,
): void {
  const [born] = useState(draftGeneration)
  const [given] = useState({ persisted, defaults: defaults as In, before })
  useEffect(() => {
    if (!draft) return undefined
    const close = registerForm(() => isTyped(getValues(), given.defaults))
    const write = (values: In) => {
      if (given.persisted)
        storeValues(draft, valuesToStore(given.persisted, values, given.defaults, given.before), born)
    }
    write(getValues())
    const stop = subscribe({ formState: { values: true }, callback: ({ values }) => write(values) })
    return () => {
      stop()
      close()
      storeDraft(draft, getValues(), born, given.defaults)
    }
  }, [draft, getValues, subscribe, born, given])
}

const NONE_LOST: readonly string[] = []

/** The sentence about the fields that a reload has lost. A field leaves it when it is filled in again. */
function useLostText<In extends FieldValues, Out>(
  { control }: UseFormReturn<In, unknown, Out>,
  { persisted, defaults }: FormOptions<In, never>,
  lost: readonly string[],
): string {
  const values = useWatch({ control, disabled: lost.length === 0 })
  return persisted && lost.length > 0 ? lostText(persisted, lost, values, defaults) : ''
}

/**
 * react-hook-form over a zod schema: all fields are checked on submit (VAL-025), each invalid field shows its error, and
 * the first error is shown as a toast (VAL-026). `submit.whenValid` shows no error (VAL-028).
 */
export function useZodForm<In extends FieldValues, Out extends FieldValues>(
  schema: z.ZodMiniType<Out, In>,
  options: FormOptions<In, Out>,
) {
  const [start] = useState(() => startOf(options))
  const form = useForm<In, unknown, Out>({
    // Only a synchronous resolver keeps the errors in the order of the schema (VAL-026).
    resolver: zodResolver(schema, undefined, { mode: 'sync' }),
    defaultValues: start.values,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  })
  useEffect(followKeyboard, [])
  useDraft(form, options, start.stored?.lost)
  const handle = form.handleSubmit(
    async (values) => {
      await options.onSubmit(values)
    },
    (errors) => toast(firstError(errors) ?? FORM_FALLBACK_TEXT),
  )
  const { run } = useOneAtATime(() => handle())
  const whenValid = () => {
    const { success } = schema.safeParse(form.getValues())
    if (success) run()
    return success
  }
  const submit: Submit = Object.assign(() => run(), { whenValid })
  const lost = useLostText(form, options, start.stored?.lost ?? NONE_LOST)
  return { form, submit, lost: [lost, options.unreadableText].filter(Boolean).join('。') }
}
