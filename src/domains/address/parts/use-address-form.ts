import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { mutation } from '#/shared/api/query.ts'
import { useFormVisit } from '#/shared/form/use-form-visit.ts'
import { useZodForm } from '#/shared/form/use-zod-form.ts'
import { safeTarget } from '#/shared/lib/safe-target.ts'
import { useGoBack } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { confirm } from '#/shared/ui/toast.ts'
import { addressApi } from '../contract.ts'
import { AddressForm, type AddressValues, draftOf, keptAddress, valuesOf } from '../forms/address-form.ts'
import type { Address } from '../model.ts'
import { saveAddress } from '../forms/save.ts'

/** NAV-015: on to where the person wanted to go, else back. */
function useLeave(): () => Promise<void> {
  const target = safeTarget(useSearch().get('target'))
  const navigate = useNavigate()
  const goBack = useGoBack()
  return async () => (target ? navigate(target, { replace: true }) : goBack())
}

/** The form of one address: what was typed outlives a login and a failed save, what may be written down also a reload. */
export function useAddressForm(address: Address | null, first: boolean) {
  const leave = useLeave()
  // Later answers (a first address saved, the same one read again) do not change what this visit began with.
  const [defaults] = useState(() => valuesOf(address, first))
  const [draft] = useState(() => draftOf(address))
  const { form, submit, lost } = useZodForm<AddressValues, AddressValues>(AddressForm, {
    defaults,
    draft,
    kept: keptAddress,
    onSubmit: (values) => save.mutate(values),
  })
  const visit = useFormVisit(draft)
  const save = useMutation({
    mutationFn: (values: AddressValues) => saveAddress(values, address, visit.keyFor(values)),
    meta: { changes: address ? addressApi.update.row.changes : addressApi.create.row.changes, done: '已保存' },
    onSuccess: () => visit.finish(leave),
  })
  return { form, submit, lost, saving: save.isPending }
}

/** Deletes after asking (ADD-014); without an address left the person has none (ORD-072). */
export function useRemoveAddress(id: string) {
  const leave = useLeave()
  const client = useQueryClient()
  const remove = useMutation({
    ...mutation(addressApi.remove, { done: '已删除' }),
    // The address on the screen is gone: reading it again could only fail.
    meta: { changes: ['session', 'order'], done: '已删除' },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['address'], refetchType: 'none' })
      await leave()
    },
  })
  const ask = async () => {
    if (await confirm({ text: '确定删除这个收货地址吗？', confirm: '删除' })) remove.mutate({ path: { id } })
  }
  return { ask: () => void ask(), removing: remove.isPending }
}
