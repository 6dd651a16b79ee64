import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Suspense } from 'react'
import { QrCode } from '#/shared/ui/qr/QrCode.tsx'
import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { shareLink, useShareCard } from '#/shared/wechat/share-card.ts'
import { sharePicture } from '#/shared/wechat/share-picture.ts'
import { ShareOptions } from '#/widgets/share/ShareOptions.tsx'
import { Funnel } from '#/widgets/invitation/Funnel.tsx'
import { invitationRecords } from '../queries.ts'
import { invitationCard } from '../rules.ts'
import '../components/invitation.css'

function Inviting({ code }: { code: string }) {
  const card = invitationCard(code)
  const link = shareLink(card)
  useShareCard(card)
  const poster = {
    name: card.title,
    subtitle: card.description,
    accent: '',
    picture: sharePicture(card),
    link,
  }
  return (
    <Card title="请朋友扫一扫">
      <div className="invite-code">
        <Suspense fallback={null}>
          <QrCode text={link} label="邀请二维码" />
        </Suspense>
      </div>
      <p className="invite-note">
        朋友扫码或打开链接就能注册
        <strong>{`我的邀请码 ${code}`}</strong>
      </p>
      <ShareOptions poster={poster} own />
    </Card>
  )
}

/** The progress of the invited friends. */
function Come() {
  const { data, isError } = useQuery(invitationRecords())
  const records = data?.items ?? []
  return (
    <Card title="邀请进度">
      {records.length > 0 && <Funnel records={records} />}
      {isError && <RefetchButton what="邀请进度" />}
      <Row
        label="邀请记录"
        value={data ? <WhenAllRead>{`共邀请${records.length}位`}</WhenAllRead> : ''}
        to={paths.myInvitationList}
      />
      <Row label="我的分享" value="通过分享下的订单" to={paths.myShare} />
    </Card>
  )
}

/** /my-invitation and /my-invitation-new: inviting friends by QR code, link or poster (LIT-013). */
export default function InvitationScreen() {
  const { data: user } = useSuspenseQuery(me())
  return (
    <Page title="邀请好友">
      {user.shareCode ? (
        <Inviting code={user.shareCode} />
      ) : (
        <EmptyState
          picture="empty-list"
          text="您还没有邀请码，请过几天再来看看"
          action={{ label: '返回我的', to: paths.myMain }}
        />
      )}
      <Come />
    </Page>
  )
}
