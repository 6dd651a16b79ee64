import { useId, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import type { AddressValues } from '../forms/address-form.ts'
import { changesBy, missingPart, type PastedAddress, parsePastedAddress } from '../paste.ts'
import '../forms/address.css'

type Form = UseFormReturn<AddressValues, unknown, AddressValues>

async function parse(line: string): Promise<PastedAddress> {
  const { regions } = await import('#/shared/lib/regions.ts')
  return parsePastedAddress(line, regions)
}

export function PasteLine({ form }: { form: Form }) {
  const [line, setLine] = useState('')
  const id = useId()
  const before = useRef<PastedAddress | null>(null)
  const fill = (pasted: PastedAddress) => {
    for (const [name, value] of changesBy(pasted, before.current, form.getValues()))
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    before.current = pasted
    toast(missingPart(pasted) ?? '已填写，请核对后保存')
  }
  const reading = useOneAtATime(async () => {
    try {
      fill(await parse(line))
    } catch {
      toast('地区列表没有加载成功，请重试')
    }
  })
  return (
    <Card>
      <label className="paste-label" htmlFor={id}>
        粘贴地址，自动填写
      </label>
      <textarea
        id={id}
        className="paste-line"
        rows={2}
        maxLength={300}
        placeholder="例如：张先生 139 1234 5678 广东省深圳市南山区科技园路1号"
        value={line}
        onChange={(event) => setLine(event.target.value)}
      />
      <Button kind="plain" block busy={reading.busy} disabled={line.trim() === ''} onPress={reading.run}>
        识别并填写
      </Button>
    </Card>
  )
}
