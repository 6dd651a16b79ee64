import { type Control, useController } from 'react-hook-form'
import { TextField } from '#/shared/form/Field.tsx'
import { MobileField } from '#/shared/form/MobileField.tsx'
import { RegionField } from '#/widgets/region/RegionField.tsx'
import type { AddressValues } from './address-form.ts'
import './address.css'

interface Props {
  control: Control<AddressValues>
}

function DefaultSwitch({ control }: Props) {
  const { value, ref, onBlur, onChange } = useController({ control, name: 'isDefault' }).field
  return (
    <label className="default-switch">
      <span>
        设为默认地址
        <span className="muted">下单时自动使用这个地址</span>
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={value}
        aria-checked={value}
        ref={ref}
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}

export function AddressFields({ control }: Props) {
  return (
    <>
      <TextField
        control={control}
        name="name"
        label="收货人"
        placeholder="请输入姓名"
        autoComplete="name"
        maxLength={30}
      />
      <MobileField control={control} name="mobile" />
      <RegionField control={control} name="region" label="所在地区" />
      <TextField
        control={control}
        name="detail"
        label="详细地址"
        placeholder="街道、小区、楼栋、门牌号"
        autoComplete="street-address"
        maxLength={120}
        multiline
      />
      <DefaultSwitch control={control} />
    </>
  )
}
