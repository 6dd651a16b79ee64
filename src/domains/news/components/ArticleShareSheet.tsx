import SheetPanel from '#/shared/ui/layers/SheetPanel.tsx'
import { shareLink } from '#/shared/wechat/share-card.ts'
import { ShareWays } from '#/widgets/share/ShareWays.tsx'
import type { Article } from '../model.ts'
import { articleCard, articlePoster } from '../rules.ts'

interface ArticleShareSheetProps {
  article: Article
  id: string
  sharingCode: string | null
  open: boolean
  onClose: () => void
}

/** Ways to share an article: WeChat's menu, the link, a poster. Only a sharing code identifies the sharer. */
export default function ArticleShareSheet({ article, id, sharingCode, open, onClose }: ArticleShareSheetProps) {
  const link = shareLink(articleCard(article, id, sharingCode))
  return (
    <SheetPanel title="分享文章" open={open} onClose={onClose}>
      <ShareWays poster={articlePoster(article, link)} own onDone={onClose} />
    </SheetPanel>
  )
}
