import { useState } from 'react'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { unreadableFieldsText, withoutUnreadable } from '#/shared/form/unreadable-fields.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { bodyOf, persistedPersonFields, PersonForm, personLabels, valuesOf } from '#/widgets/person/person-form.ts'
import type { Registration } from '../model.ts'
import { storedPerson } from '../storage-rules.ts'
import { updateRegistration } from '../mutations.ts'

/** The form of the person whose cells are stored; data in the registration is filled in. */
export function useStorageInfo(registration: Registration) {
  const { id } = registration
  // Later replies do not change the initial values of an open form.
  const [stored] = useState(registration.form)
  const [person] = useState(() => storedPerson(registration))
  const [defaults] = useState(() => ({ ...valuesOf(person), ...(person.identityCard ? {} : FRESH) }))
  const draft = `storage-info ${id}`
  const { form, submit, lost } = useZodForm(PersonForm, {
    defaults,
    draft,
    persisted: persistedPersonFields,
    unreadableText: unreadableFieldsText(stored, personLabels),
    onSubmit: (values) => {
      const data = withoutUnreadable(bodyOf(values), bodyOf(defaults), stored)
      save.run({ body: { id, genericFormData: { data } } })
    },
  })
  const { finish } = useFormVisit(draft)
  const save = useAppMutation(updateRegistration, { onDone: finish })
  return { form, submit, lost, person, busy: save.busy, done: save.done }
}

/** VAL-019: without a stored number, the identity document is the Chinese ID card. */
const FRESH = { identityCardType: 'CHINESE_IDENTITY_CARD' } as const
