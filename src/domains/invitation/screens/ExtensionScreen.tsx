import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { ShareableGoods } from '#/widgets/share/ShareableGoods.tsx'
import { contentTabs, contentType, emptyText } from '../extension-rules.ts'

/** /my-extension/{type}: content to share, by kind. */
export default function ExtensionScreen() {
  const type = contentType(useScreenParams(paths.myExtension).type)
  return (
    <Page title="我的推广">
      <TabLinks label="推广内容" tabs={contentTabs} value={type} />
      {type === 'GOODS' ? (
        <ShareableGoods />
      ) : (
        <EmptyState
          picture="empty-list"
          text={emptyText[type]}
          action={{ label: '看看可以推广的商品', to: to(paths.myExtension, { type: 'GOODS' }) }}
        />
      )}
    </Page>
  )
}
