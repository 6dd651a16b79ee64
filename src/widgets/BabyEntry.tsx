import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { myBaby } from '#/domains/health/queries.ts'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { shownDay } from '#/shared/form/unread.ts'
import { Row } from '#/shared/ui/Row.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { useReadAgain } from '#/shared/ui/use-read-again.ts'
import type { BabyForm } from './BabyForm.tsx'

/** 宝宝信息: shows the baby info and lets people change it (BIND-015). The form is loaded when opened. */
export function BabyEntry() {
  const baby = useQuery(myBaby())
  const readAgain = useReadAgain()
  const [Form, setForm] = useState<typeof BabyForm | null>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const show = useOneAtATime(async () => {
    try {
      const loaded = await import('./BabyForm.tsx')
      setForm(() => loaded.BabyForm)
      setOpen(true)
    } catch {
      toast('没有加载成功，请重试')
    }
  })
  if (baby.isError) return <Row label="宝宝信息" value="没有读取到，点按重试" onPress={readAgain} />
  if (baby.data === undefined) return <Row label="宝宝信息" value="…" />
  const known = baby.data
  return (
    <>
      <Row
        label="宝宝信息"
        value={known ? [known.name, shownDay(known, 'birthday')].join(' ') : '未填写'}
        onPress={show.run}
      />
      <Sheet title={known ? '修改宝宝信息' : '填写宝宝信息'} open={open} onClose={close}>
        {Form && <Form key={JSON.stringify(known)} baby={known} onDone={close} />}
      </Sheet>
    </>
  )
}
