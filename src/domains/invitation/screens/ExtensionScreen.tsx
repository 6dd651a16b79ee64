import { paths, to } from '#/paths.ts'
import { Page } from '#/shared/ui/Page.tsx'
import { useScreenParams } from '#/shared/ui/screen-context.tsx'
import { TabLinks } from '#/shared/ui/tabs/TabLinks.tsx'
import { ShareableContent } from '#/widgets/share/ShareableContent.tsx'
import { contentTabs, contentType } from '../extension-rules.ts'

const goods = to(paths.myExtension, { type: 'GOODS' })

export default function ExtensionScreen() {
  const type = contentType(useScreenParams(paths.myExtension).type)
  return (
    <Page title="我的推广">
      <TabLinks label="推广内容" tabs={contentTabs} value={type} />
      <ShareableContent kind={type} goods={goods} />
    </Page>
  )
}
