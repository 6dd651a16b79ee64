import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'

export const NoStorage = () => (
  <EmptyState
    picture="not-found"
    text="没有找到这份储存，可能已经取消或不属于您"
    action={{ label: '查看我的合同', to: paths.contractList }}
  />
)
