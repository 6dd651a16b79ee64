import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { me } from '#/domains/user/queries.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { addressAfterSignUp, isVisit } from '../event-rules.ts'
import { fieldsOf } from '../field-rules.ts'
import { defaultsOf, draftOf, formOf, persistedFieldsOf, registrationBody, visitBody } from '../forms/event-form.ts'
import type { Registration, RegistrationEvent } from '../model.ts'
import { createRegistration, createVisit } from '../mutations.ts'

export interface SignUpProps {
  event: RegistrationEvent
  sharingCode: string | null
  resultAt: (registrationId: string) => string
}

/** The form of an event. Its draft survives a login and a refusal; harmless fields also survive a reload. */
export function useSignUp({ event, sharingCode, resultAt }: SignUpProps) {
  const { data: user } = useSuspenseQuery(me())
  const visit = isVisit(event)
  // A new version of the event does not change a form that is being filled in.
  const [fields] = useState(() => fieldsOf(event.fields))
  const [schema] = useState(() => formOf(fields, visit))
  const [defaults] = useState(() => defaultsOf(fields, visit, user))
  const draft = draftOf(event.id, fields)
  const { form, submit, lost } = useZodForm(schema, {
    defaults,
    draft,
    persisted: persistedFieldsOf(fields, visit),
    onSubmit: (answers) => {
      const sent = { event, fields, sharingCode }
      if (visit) hall.run({ body: visitBody(sent, answers) })
      else other.run({ body: registrationBody(sent, answers) })
    },
  })
  const { finish } = useFormVisit(draft)
  const using = { onDone: finish, redirectTo: (made: Registration) => addressAfterSignUp(made, resultAt(made.id)) }
  const hall = useAppMutation(createVisit, using)
  const other = useAppMutation(createRegistration, using)
  return { form, submit, lost, fields, visit, busy: hall.busy || other.busy }
}
