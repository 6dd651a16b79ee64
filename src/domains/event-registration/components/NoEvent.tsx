import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'

export function NoEvent() {
  return (
    <EmptyState
      picture="not-found"
      text="没有找到这个活动，可能已经下架或链接不完整"
      action={{ label: '查看我的预约', to: paths.mySchedule }}
    />
  )
}
