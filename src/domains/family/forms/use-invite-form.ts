import { useState } from 'react'
import { paths, to } from '#/paths.ts'
import { errorText } from '#/shared/api/errors.ts'
import { isRefusal } from '#/shared/api/mutation.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { bodyOf, InviteForm, inviteValues, persistedInviteFields } from './invite-form.ts'
import { fieldOfRefusal } from '../invitation-rules.ts'
import type { FamilyInvitation, FamilyRelationType } from '../model.ts'
import { relationLabel } from '../relation-types.ts'
import { inviteRelative } from '../mutations.ts'

interface Options {
  types: readonly FamilyRelationType[]
  relation: string | null
  before: FamilyInvitation | null
}

/** A refusal of the server is shown at the refused field, and the values stay in the form (FAM-013). */
export function useInviteForm({ types, relation, before }: Options) {
  // Later replies do not change the initial values of an open form.
  const [defaults] = useState(() => inviteValues(types, relation, before))
  const [persisted] = useState(() => persistedInviteFields(types))
  const draft = `family invite ${before?.id ?? relation ?? ''}`
  const { form, submit, lost } = useZodForm(InviteForm, {
    defaults,
    draft,
    persisted,
    onSubmit: (values) => save.run({ body: bodyOf(values) }),
  })
  const visit = useFormVisit(draft)
  const sent = to(paths.pedigree, { type: 'invitations' })
  const save = useAppMutation(inviteRelative, {
    onDone: visit.finish,
    redirectTo: () => sent,
    unknownAt: sent,
    onFailed: (error, { body }) => {
      if (!isRefusal(error)) return false
      const message = errorText(error)
      const field = fieldOfRefusal(message, relationLabel(types, body.relation))
      form.setError(field, { message }, { shouldFocus: true })
      return true
    },
  })
  return { form, submit, lost, sending: save.busy }
}
