import { useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import type { AddressValues } from '../forms/address-form.ts'
import { missingPart, parsePastedAddress } from '../paste.ts'
import '../forms/address.css'

type Form = UseFormReturn<AddressValues, unknown, AddressValues>

/** Fills recognized parts into the form; the others stay unchanged. */
async function fill(form: Form, line: string): Promise<string> {
  const { regions } = await import('#/shared/lib/regions.ts')
  const pasted = parsePastedAddress(line, regions)
  for (const name of ['name', 'mobile', 'region', 'detail'] as const)
    if (pasted[name].length > 0)
      form.setValue(name, pasted[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  return missingPart(pasted) ?? '已填写，请核对后保存'
}

/** One pasted line with name, number and address in any order fills the form. */
export function PasteLine({ form }: { form: Form }) {
  const [line, setLine] = useState('')
  const id = useId()
  const reading = useOneAtATime(async () => {
    try {
      toast(await fill(form, line))
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
