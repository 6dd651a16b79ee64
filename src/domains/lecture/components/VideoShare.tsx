import { useSignedIn } from '#/domains/user/store.ts'
import { optionalPart } from '#/shared/ui/lazy/optional-part.tsx'
import { type ShareCard, shareLink } from '#/shared/wechat/share-card.ts'

const SharerCard = optionalPart(() => import('#/widgets/share/SharerCard.tsx'))

/** Ways to send the video to customers, shown only to the owner of the sharing code in the address. */
export function VideoShare({
  card,
  picture,
  sharingCode,
}: {
  card: ShareCard
  picture: string
  sharingCode: string | null
}) {
  const signedIn = useSignedIn()
  if (!signedIn || !sharingCode) return null
  const { title: name, description: subtitle } = card
  return (
    <SharerCard sharingCode={sharingCode} poster={{ name, subtitle, accent: '', picture, link: shareLink(card) }} />
  )
}
