import { Suspense } from 'react'
import { paths, to } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { ScreenSkeleton } from '#/shared/ui/ScreenSkeleton.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { LectureVideos } from '#/widgets/lecture/LectureVideos.tsx'
import { ToolArticles } from '#/widgets/news/ToolArticles.tsx'
import { ShareableGoods } from '#/widgets/share/ShareableGoods.tsx'
import { contentTabs, contentType } from '../extension-rules.ts'

const toGoods = { label: '看看可以推广的商品', to: to(paths.myExtension, { type: 'GOODS' }) }

const contents = {
  GOODS: <ShareableGoods />,
  NEWS: <ToolArticles />,
  VIDEO: <LectureVideos empty="还没有可以推广的视频" otherwise={toGoods} />,
}

/** /my-extension/{type}: content to share, by kind. */
export default function ExtensionScreen() {
  const type = contentType(useScreenParams(paths.myExtension).type)
  return (
    <Page title="我的推广">
      <TabLinks label="推广内容" tabs={contentTabs} value={type} />
      <Suspense key={type} fallback={<ScreenSkeleton kind="list" />}>
        {contents[type]}
      </Suspense>
    </Page>
  )
}
