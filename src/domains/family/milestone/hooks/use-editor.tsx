import { useState } from 'react'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import type { MilestoneEditor } from '../forms/MilestoneEditor.tsx'
import type { Milestone } from '../model.ts'

/** The sheet that adds or changes a milestone. Its form is loaded when it is first opened. */
export function useEditor() {
  const [Editor, setEditor] = useState<typeof MilestoneEditor | null>(null)
  const [milestone, setMilestone] = useState<Milestone | null>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const show = useOneAtATime(async (wanted: Milestone | null) => {
    try {
      const loaded = await import('../forms/MilestoneEditor.tsx')
      setEditor(() => loaded.MilestoneEditor)
      setMilestone(wanted)
      setOpen(true)
    } catch {
      toast('没有加载成功，请重试')
    }
  })
  const sheet = (
    <Sheet title={milestone ? '修改里程碑' : '添加里程碑'} open={open} onClose={close}>
      {Editor && <Editor key={milestone?.id ?? ''} milestone={milestone} onDone={close} />}
    </Sheet>
  )
  return { sheet, edit: show.run }
}
