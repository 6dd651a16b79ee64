import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { config } from '#/config.ts'
import { logout } from '#/domains/auth/logout.ts'
import { me } from '#/domains/user/queries.ts'
import { paths } from '#/paths.ts'
import { useOneAtATime } from '#/shared/lib/actions/idempotency-key.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { BabyEntry } from '#/widgets/BabyEntry.tsx'
import { DeletionRow } from '../components/DeletionRow.tsx'
import { HeadImage } from '../components/HeadImage.tsx'
import { LettersRow } from '#/widgets/LettersRow.tsx'
import { PhoneRow } from '../components/PhoneRow.tsx'
import { ProfileRows } from '../components/ProfileRows.tsx'
import { withProfile } from '../profile-rules.ts'
import { fullProfile } from '../queries.ts'
import '../components/member.css'

export default function SettingScreen() {
  const { data: known } = useSuspenseQuery(me())
  const { data: profile } = useQuery(fullProfile())
  const user = withProfile(known, profile)
  const navigate = useNavigate()
  const leave = useOneAtATime(async () => {
    if (!(await confirm({ text: '确定要退出登录吗？', confirm: '退出登录' }))) return
    await logout()
    await navigate(paths.login, { replace: true })
  })
  return (
    <Page title="设置">
      <Card>
        <HeadImage src={user.headImage} />
        <ProfileRows user={user} />
        <PhoneRow mobile={user.mobile} />
        <BabyEntry />
      </Card>
      <Card>
        <LettersRow />
      </Card>
      <Card>
        <Row label="用户注册协议" to={paths.userAgreement} />
        <Row label="隐私条款" value={`编号 ${config.privacyPolicyId}`} to={paths.privacy} />
        <Row label="共享经济合作伙伴协议" to={paths.partnerAgreement} />
      </Card>
      <Card>
        <Row label="分享报告" to={paths.sharePoster} />
        <DeletionRow />
      </Card>
      <div className="my-leave">
        <Button kind="danger" block busy={leave.busy} onPress={leave.run}>
          退出登录
        </Button>
      </div>
    </Page>
  )
}
