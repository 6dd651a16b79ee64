import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { isUnsent } from '../bind-rules.ts'
import type { SampleProgress } from '../model.ts'
import { IfWrong } from './IfWrong.tsx'

/** Shown when Back opens a step of a sample that is already bound. */
export function AlreadyMine({ sample }: { sample: SampleProgress }) {
  return (
    <>
      <EmptyState
        picture="success"
        text="这个样本已经绑定好了"
        action={{ label: '查看样本进度', to: paths.myBinding }}
      />
      <IfWrong unsent={isUnsent(sample)} />
    </>
  )
}
