import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { Form } from '#/shared/form/Form.tsx'
import { useFirstFetchDone } from '#/shared/form/use-first-fetch-done.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { ActionBar, Card, Page } from '#/shared/ui/Page.tsx'
import { useScreenParams, useSearch } from '#/shared/ui/screen-context.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { AddressFields } from '../forms/AddressFields.tsx'
import type { Address } from '../model.ts'
import { PasteLine } from '../components/PasteLine.tsx'
import { useAddressForm, useRemoveAddress } from '../forms/use-address-form.ts'
import { addressById } from '../queries.ts'
import '../forms/address.css'

interface AddressFormProps {
  address: Address | null
  first?: boolean
  /** Whether another action is running; saving is then disabled. */
  busy?: boolean
  children?: ReactNode
}

function AddressForm({ address, first = false, busy = false, children }: AddressFormProps) {
  const { form, submit, lost, saving } = useAddressForm(address, first)
  return (
    <Form onSubmit={submit} lost={lost}>
      {!address && <PasteLine form={form} />}
      <Card>
        <AddressFields control={form.control} />
      </Card>
      <ActionBar>
        {children}
        <Button type="submit" busy={saving} disabled={busy}>
          保存
        </Button>
      </ActionBar>
    </Form>
  )
}

function NewAddress() {
  const forced = useSearch(paths.addressNew).target !== null
  const { data: user } = useQuery(me())
  const first = user?.hasAddress === false
  return (
    <Page title="新增收货地址">
      {forced && first && <p className="address-forced">下单前请先填写收货地址</p>}
      <AddressForm address={null} first={first} />
    </Page>
  )
}

function EditAddress({ id }: { id: string }) {
  const { data: address, isFetching } = useSuspenseQuery(addressById(id))
  const { ask, removing } = useRemoveAddress(id)
  const ready = useFirstFetchDone(isFetching)
  if (!ready) return <ScreenSkeleton kind="form" />
  return (
    <Page title="编辑收货地址">
      <AddressForm address={address} busy={removing}>
        <Button kind="danger" busy={removing} onPress={ask}>
          删除
        </Button>
      </AddressForm>
    </Page>
  )
}

/** The shipping address form, for a new or an existing address (ADD-014). */
export default function AddressScreen() {
  const { addressId } = useScreenParams(paths.addressEdit)
  return addressId ? <EditAddress id={addressId} /> : <NewAddress />
}
