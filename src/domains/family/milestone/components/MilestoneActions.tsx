import { Button } from '#/shared/ui/Button.tsx'
import { inputIfConfirmed } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import type { Milestone } from '../model.ts'
import { typeLabel, typeOf } from '../rules.ts'
import { removeMilestone } from '../mutations.ts'
import './milestone.css'

interface Props {
  id: string
  milestone: Milestone
  change: () => void
}

export function MilestoneActions({ id, milestone, change }: Props) {
  const remove = useAppMutation(removeMilestone)
  const ask = inputIfConfirmed({ text: '删除后不能恢复。确定删除这条里程碑吗？', confirm: '删除' }, { path: { id } })
  const name = milestone.content.slice(0, 20) || typeLabel[typeOf(milestone)]
  return (
    <div className="milestone-actions">
      <Button kind="text" label={`修改：${name}`} onPress={change}>
        修改
      </Button>
      <Button kind="text" label={`删除：${name}`} busy={remove.busy} onPress={() => remove.run(ask)}>
        删除
      </Button>
    </div>
  )
}
