import { useRef } from 'react'
import { useSignedIn } from '#/domains/user/store.ts'
import { sendMutation } from '#/shared/api/mutation.ts'
import SheetPanel from '#/shared/ui/layers/SheetPanel.tsx'
import { shareLink } from '#/shared/wechat/share-card.ts'
import { ShareOptions } from '#/widgets/share/ShareOptions.tsx'
import type { Article } from '../model.ts'
import { logShare } from '../mutations.ts'
import { articleCard, articlePoster } from '../rules.ts'

interface ArticleShareSheetProps {
  article: Article
  id: string
  sharingCode: string | null
  open: boolean
  onClose: () => void
}

/**
 * Ways to share an article: WeChat's menu, the link, a poster. Only a sharing code identifies the sharer. The share is
 * logged once for each visit, when the person uses one of these ways; a failure is ignored.
 */
export default function ArticleShareSheet({ article, id, sharingCode, open, onClose }: ArticleShareSheetProps) {
  const link = shareLink(articleCard(article, id, sharingCode))
  const signedIn = useSignedIn()
  const logged = useRef(false)
  const log = () => {
    if (!signedIn || logged.current) return
    logged.current = true
    sendMutation(logShare, { body: { newsId: id } }).catch(() => undefined)
  }
  return (
    <SheetPanel title="分享文章" open={open} onClose={onClose}>
      <ShareOptions
        poster={articlePoster(article, link)}
        own
        onCopied={log}
        onDone={() => {
          log()
          onClose()
        }}
      />
    </SheetPanel>
  )
}
