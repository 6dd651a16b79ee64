import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'

/** An order or a contract that is gone, or an address that nobody has. */
export const NoStorage = () => (
  <EmptyState
    picture="not-found"
    text="没有找到这份储存，可能已经取消或不属于您"
    action={{ label: '查看我的合同', to: paths.contractList }}
  />
)
