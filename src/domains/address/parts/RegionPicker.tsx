import '#/shared/ui/antd.ts'
import { CascadePicker } from 'antd-mobile'
import { regions } from '#/shared/lib/regions.ts'

interface RegionPickerProps {
  open: boolean
  value: readonly string[]
  onClose: () => void
  onChoose: (region: string[]) => void
}

/** Province, city, district; a chunk of its own with the list of all of them. */
export function RegionPicker({ open, value, onClose, onChoose }: RegionPickerProps) {
  return (
    <CascadePicker
      title="选择所在地区"
      options={regions}
      visible={open}
      value={[...value]}
      onClose={onClose}
      onConfirm={(chosen) => onChoose(chosen.filter((name) => typeof name === 'string'))}
    />
  )
}
