import { paths } from '#/paths.ts'
import { EmptyState } from './EmptyState.tsx'
import { Page } from './Page.tsx'

/** NAV-038: an unknown address. */
export function NotFoundScreen() {
  return (
    <Page title="页面不存在">
      <EmptyState
        picture="not-found"
        text="您访问的页面不存在，可能已被移动或删除"
        action={{ label: '返回首页', to: paths.home }}
      />
    </Page>
  )
}
