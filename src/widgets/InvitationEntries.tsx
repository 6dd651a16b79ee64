import { paths, to } from '#/paths.ts'
import { CareIcon, FamilyIcon, GiftIcon, ShareIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'

/** Links to inviting, sharing and the member level (GEN-013, LIT-019). */
export function InvitationEntries() {
  return (
    <Card title="会员与邀请">
      <Row label="会员等级" icon={<CareIcon size={22} />} to={paths.memberLevel} />
      <Row label="邀请好友" icon={<FamilyIcon size={22} />} to={paths.myInvitation} />
      <Row label="我的分享" icon={<ShareIcon size={22} />} to={paths.myShare} />
      <Row label="我的推广" icon={<GiftIcon size={22} />} to={to(paths.myExtension, { type: 'GOODS' })} />
    </Card>
  )
}
