import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'

/** /commodity-consult-success (INS-005). Without `sent` in the address, the screen says that nothing was sent. */
export default function ConsultSuccessScreen() {
  const { sent } = useSearch(paths.consultSuccess)
  return (
    <Page title={sent ? '咨询已提交' : '商品咨询'}>
      <div role="status">
        {sent ? (
          <EmptyState
            picture="success"
            text="咨询已提交，健康顾问会在工作时间与您联系，请留意来电"
            action={{ label: '回首页', to: paths.home }}
          />
        ) : (
          <EmptyState
            picture="empty-list"
            text="这里会显示提交的结果。还没有提交咨询"
            action={{ label: '去咨询', to: paths.consultDetail }}
          />
        )}
      </div>
    </Page>
  )
}
