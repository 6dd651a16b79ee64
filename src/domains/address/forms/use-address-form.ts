import { paths } from '#/paths.ts'
import { useState } from 'react'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { unreadableFieldsText, withoutUnreadable } from '#/shared/form/unreadable-fields.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { safeTarget } from '#/shared/lib/safe/safe-target.ts'
import { useGoBack } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { inputIfConfirmed } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { AddressForm, addressLabels, bodyOf, draftOf, persistedAddressFields, valuesOf } from './address-form.ts'
import type { Address } from '../model.ts'
import { removeAddress, saveAddress } from '../mutations.ts'

/** NAV-015: opens the `target` of the query, else goes back. */
function useLeave(): () => string | void {
  const target = safeTarget(useSearch(paths.addressNew).target)
  const goBack = useGoBack()
  return () => target ?? goBack()
}

/** The form of one address. Its draft survives a login and a failed save; harmless fields also survive a reload. */
export function useAddressForm(address: Address | null, first: boolean) {
  const leave = useLeave()
  // A reply that comes later, such as a refetch, does not change the initial values of an open form.
  const [defaults] = useState(() => valuesOf(address, first))
  const [draft] = useState(() => draftOf(address))
  const { form, submit, lost } = useZodForm(AddressForm, {
    defaults,
    draft,
    persisted: persistedAddressFields,
    unreadableText: unreadableFieldsText(address, addressLabels),
    onSubmit: (values) => {
      const body = bodyOf(values)
      save.run({ body, change: withoutUnreadable(body, bodyOf(defaults), address), before: address })
    },
  })
  const visit = useFormVisit(draft)
  const save = useAppMutation(saveAddress, { onDone: visit.finish, redirectTo: leave, asChoice: true })
  return { form, submit, lost, saving: save.busy }
}

/** Deletes after a confirmation (ADD-014). */
export function useRemoveAddress(id: string) {
  const leave = useLeave()
  const { run, busy } = useAppMutation(removeAddress, { redirectTo: leave, asChoice: true })
  const ask = inputIfConfirmed({ text: '确定删除这个收货地址吗？', confirm: '删除' }, { path: { id } })
  return { ask: () => run(ask), removing: busy }
}
