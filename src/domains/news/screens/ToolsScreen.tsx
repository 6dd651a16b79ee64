import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { contentKinds, kindLabels } from '../content-kinds.ts'
import { ToolArticles } from '#/widgets/news/ToolArticles.tsx'
import { ToolPosters } from '../components/ToolPosters.tsx'
import { toolKind } from '../rules.ts'

const tabs = contentKinds.map((value) => ({
  value,
  label: kindLabels[value],
  to: to(paths.tools, { type: value }),
}))

/** /tool-operation/{type}: articles and posters to share with customers (VIS-002). */
export default function ToolsScreen() {
  const kind = toolKind(useScreenParams(paths.tools).type)
  return (
    <Page title="推广工具">
      <TabLinks label="推广内容" tabs={tabs} value={kind} />
      <ScreenPart key={kind} waiting={<ScreenSkeleton kind="list" />}>
        {kind === 'NEWS' && <ToolArticles />}
        {kind === 'GOODS' && <ToolPosters />}
        {kind === 'VIDEO' && (
          <EmptyState
            picture="empty-list"
            text="还没有可以推广的视频"
            action={{ label: '看看可以推广的文章', to: to(paths.tools, { type: 'NEWS' }) }}
          />
        )}
      </ScreenPart>
    </Page>
  )
}
