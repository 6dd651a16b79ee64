import { useState } from 'react'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { errorText } from '#/shared/api/errors.ts'
import { isRefusal, type Mutation } from '#/shared/api/mutation.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { factorIn } from '../card-rules.ts'
import { CardForm, emptyCard } from './card-form.ts'
import type { CardFactors } from '../model.ts'

interface Options<I> {
  draft: string
  start: { name: string }
  mutation: Mutation<I, unknown>
  /** The input of the mutation; null when the person cancels. */
  input: (factors: CardFactors, bankName: string) => I | Promise<I | null>
  redirectTo: () => unknown
}

/** A factor that the bank refuses is shown at its field, any other refusal as a message (WAL-005). */
export function useCardForm<I>({ draft, start, mutation, input, redirectTo }: Options<I>) {
  const [defaults] = useState(() => emptyCard(start.name))
  const { form, submit } = useZodForm(CardForm, {
    defaults,
    draft,
    onSubmit: ({ bankName, ...factors }) => save.run(async () => input(factors, bankName)),
  })
  const visit = useFormVisit(draft)
  const save = useAppMutation(mutation, {
    onDone: visit.finish,
    redirectTo,
    onFailed: (error) => {
      const message = errorText(error)
      const field = isRefusal(error) ? factorIn(message) : null
      if (!field) return false
      form.setError(field, { message }, { shouldFocus: true })
      return true
    },
  })
  return { form, submit, saving: save.busy }
}
