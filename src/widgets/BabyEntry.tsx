import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { myBaby } from '#/domains/health/queries.ts'
import { dayText } from '#/shared/form/unreadable-fields.ts'
import { lazyPart } from '#/shared/ui/lazy/lazy-part.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { useRefetch } from '#/shared/ui/use-refetch.ts'

const BabyForm = lazyPart(() => import('./BabyForm.tsx'), <ScreenSkeleton kind="form" />)

/** 宝宝信息: shows the baby info and lets people change it (BIND-015). The form is loaded when opened. */
export function BabyEntry() {
  const baby = useQuery(myBaby())
  const refetch = useRefetch()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (baby.isError) return <Row label="宝宝信息" value="没有读取到，点按重试" onPress={refetch} />
  if (baby.data === undefined) return <Row label="宝宝信息" value="…" />
  const known = baby.data
  return (
    <>
      <Row
        label="宝宝信息"
        value={known ? [known.name, dayText(known, 'birthday')].join(' ') : '未填写'}
        onPress={() => setOpen(true)}
      />
      <Sheet title={known ? '修改宝宝信息' : '填写宝宝信息'} open={open} onClose={close}>
        <BabyForm key={JSON.stringify(known)} baby={known} onDone={close} />
      </Sheet>
    </>
  )
}
