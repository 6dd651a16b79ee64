import { useId } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import type { Address } from '#/domains/address/model.ts'
import { chosenAddress } from '#/domains/address/rules.ts'
import { ChoiceField, TextField } from '#/shared/form/Field.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { AddressCard } from '#/widgets/AddressCard.tsx'
import { invoiceTypes, titleTypes } from '../model.ts'
import { invoiceTypeLabel, titleTypeLabel } from '../rules.ts'
import { cleanEmail, cleanTaxNumber, type InvoiceValues, isElectronic, isOrganisation } from './invoice-form.ts'
import '#/shared/form/field.css'
import '../components/invoice.css'

interface Props {
  control: Control<InvoiceValues>
}

const typeChoices = invoiceTypes.map((value) => ({ value, label: invoiceTypeLabel[value] }))
const titleChoices = titleTypes.map((value) => ({ value, label: titleTypeLabel[value] }))

/** The e-mail field; it is also the whole form of /email-fill. */
export const emailLine = {
  name: 'email',
  label: '电子邮箱',
  placeholder: '发票会发到这个邮箱',
  inputMode: 'email',
  autoComplete: 'email',
  maxLength: 100,
  clean: cleanEmail,
} as const

function AddressLine({ control, addresses }: Props & { addresses: readonly Address[] }) {
  const { field, fieldState } = useController({ control, name: 'addressId' })
  const id = useId()
  return (
    <fieldset aria-describedby={fieldState.error ? id : undefined}>
      <legend className="sr-only">收件地址</legend>
      <AddressCard
        addresses={addresses}
        chosen={chosenAddress(addresses, field.value)}
        onChoose={field.onChange}
        onAdd={field.onChange}
      />
      {fieldState.error && (
        <p id={id} className="field-error invoice-hint">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  )
}

/** The fields of an invoice; fields that the chosen kind does not need are hidden, but their values are not deleted. */
export function InvoiceFields({ control, addresses }: Props & { addresses: readonly Address[] }) {
  const values = useWatch({ control }) as InvoiceValues
  const organisation = isOrganisation(values)
  return (
    <>
      <Card>
        <ChoiceField control={control} name="invoiceType" label="发票类型" choices={typeChoices} />
        <ChoiceField control={control} name="titleType" label="抬头类型" choices={titleChoices} />
        <TextField
          control={control}
          name="title"
          label="发票抬头"
          placeholder={organisation ? '请输入单位全称' : '请输入姓名'}
          autoComplete={organisation ? 'organization' : 'name'}
          maxLength={60}
        />
        {organisation && (
          <TextField
            control={control}
            name="taxNumber"
            label="税号"
            placeholder="统一社会信用代码或纳税人识别号"
            hint="营业执照上的18位代码，可以向单位财务询问"
            clean={cleanTaxNumber}
          />
        )}
        {isElectronic(values) && <TextField control={control} {...emailLine} />}
      </Card>
      {!isElectronic(values) && <AddressLine control={control} addresses={addresses} />}
    </>
  )
}
