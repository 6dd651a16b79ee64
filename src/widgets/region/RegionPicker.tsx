import '#/shared/ui/antd.ts'
import { useQuery } from '@tanstack/react-query'
import { CascadePicker } from 'antd-mobile'
import { regionOptions } from '#/domains/address/division-rules.ts'
import { divisions } from '#/domains/address/queries.ts'
import { regions } from '#/shared/lib/regions.ts'
import { PickerTitle } from '#/shared/ui/layers/PickerTitle.tsx'
import { useSlidingPanel } from '#/shared/ui/layers/use-sliding-panel.ts'

interface RegionPickerProps {
  title: string
  open: boolean
  value: readonly string[]
  onClose: () => void
  onChoose: (region: string[]) => void
}

/** Picker for province, city, district; it is a separate chunk that contains the full list. */
export default function RegionPicker({ title, open, value, onClose, onChoose }: RegionPickerProps) {
  // The list in the chunk is shown at once and replaced if the server sends another list.
  const { data } = useQuery({ ...divisions(), staleTime: Number.POSITIVE_INFINITY })
  const { isRendered, slides } = useSlidingPanel(open)
  if (!isRendered) return null
  return (
    <CascadePicker
      title={<PickerTitle text={title} open={open} onClose={onClose} />}
      options={regionOptions(data?.items ?? []) ?? regions}
      visible={open}
      {...slides}
      destroyOnClose
      value={[...value]}
      onClose={onClose}
      onConfirm={(chosen) => onChoose(chosen.filter((name) => typeof name === 'string'))}
    />
  )
}
