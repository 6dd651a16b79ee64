import { useState } from 'react'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { lazyPart } from '#/shared/ui/lazy/lazy-part.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import type { Milestone } from '../model.ts'

const MilestoneEditor = lazyPart(() => import('../forms/MilestoneEditor.tsx'), <ScreenSkeleton kind="form" />)

/** The sheet that adds or changes a milestone. Its form is loaded when it is first opened. */
export function useEditor() {
  const [milestone, setMilestone] = useState<Milestone | null>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const edit = (wanted: Milestone | null) => {
    setMilestone(wanted)
    setOpen(true)
  }
  const sheet = (
    <Sheet title={milestone ? '修改里程碑' : '添加里程碑'} open={open} onClose={close}>
      <MilestoneEditor key={milestone?.id ?? ''} milestone={milestone} onDone={close} />
    </Sheet>
  )
  return { sheet, edit }
}
