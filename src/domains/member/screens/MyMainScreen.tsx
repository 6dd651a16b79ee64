import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sampleProgress } from '#/domains/sample/queries.ts'
import { stageCount } from '#/domains/sample/rules.ts'
import { loginAddress } from '#/domains/session/login-address.ts'
import { me } from '#/domains/session/queries.ts'
import { useSession } from '#/domains/session/store.ts'
import { paths } from '#/paths.ts'
import { maskMobile } from '#/shared/lib/idcard.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { AlertIcon, PatientIcon, SettingIcon } from '#/shared/ui/icons.tsx'
import { UserIcon } from '#/shared/ui/shell-icons.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useReadAgain } from '#/shared/ui/use-read-again.ts'
import { Benefits } from '../parts/Benefits.tsx'
import { DoctorEntry } from '../parts/DoctorEntry.tsx'
import { SalesEntry } from '../parts/SalesEntry.tsx'
import { FamilyEntry } from '../parts/FamilyEntry.tsx'
import { LettersOffer } from '../parts/LettersOffer.tsx'
import { LettersRow } from '../parts/LettersRow.tsx'
import { MessageEntry } from '../parts/MessageEntry.tsx'
import { MoreEntries } from '../parts/MoreEntries.tsx'
import { OrderEntries } from '../parts/OrderEntries.tsx'
import { ViewedRow } from '../parts/ViewedRow.tsx'
import { BillEntries } from '#/widgets/BillEntries.tsx'
import { HealthEntry } from '#/widgets/HealthEntry.tsx'
import { SampleEntries } from '#/widgets/SampleEntries.tsx'
import { PointsEntries } from '#/widgets/PointsEntries.tsx'
import { BannerStrip } from '#/widgets/goods/BannerStrip.tsx'
import '../parts/member.css'

/** Shown until the person has a picture of their own (WAL-013). */
const NO_FACE = '/pictures/avatar.svg'

function Head({ signedIn }: { signedIn: boolean }) {
  const { data: user, error } = useQuery({ ...me(), enabled: signedIn })
  const readAgain = useReadAgain()
  if (!signedIn)
    return (
      <div className="my-head">
        <span className="my-face">
          <UserIcon size={32} />
        </span>
        <LinkButton kind="light" to={loginAddress(paths.myMain)}>
          登录 / 注册
        </LinkButton>
      </div>
    )
  return (
    <div className="my-head">
      <SafeImage className="my-face" src={user?.headImage || NO_FACE} alt="" />
      <div className="my-name">
        <strong>{user ? user.fullName || '未填写姓名' : '…'}</strong>
        {user?.doctor && <em className="my-role">医生</em>}
        {user && <span>{maskMobile(user.mobile)}</span>}
        {error && (
          <button type="button" className="my-retry" onClick={readAgain}>
            <AlertIcon size={18} /> 信息没有加载出来，点按重试
          </button>
        )}
      </div>
      <Link className="icon-button" to={paths.mySetting} aria-label="设置">
        <SettingIcon />
      </Link>
    </div>
  )
}

function Samples() {
  const { data } = useQuery(sampleProgress())
  if (!data || data.items.length === 0) return null
  return (
    <Card
      title="检测进度"
      extra={
        <Link className="my-all" to={paths.myBinding}>
          查看全部
        </Link>
      }
    >
      {data.items.slice(0, 3).map((sample) => {
        const { done, of } = stageCount(sample)
        return (
          <Row
            key={sample.sampleId}
            label={sample.patientName || sample.sampleId}
            value={done === of ? '报告已出' : `进行中 ${done}/${of}`}
            to={paths.myBinding}
            icon={<PatientIcon size={22} />}
          />
        )
      })}
    </Card>
  )
}

/** /my-main: the same page for everybody; a visitor sees a link to the login. */
export default function MyMainScreen() {
  const signedIn = useSession((state) => state.token !== null)
  return (
    <Page title="我的" bare>
      <Head signedIn={signedIn} />
      <LettersOffer />
      {signedIn && <MessageEntry />}
      {signedIn && <SalesEntry />}
      {signedIn && <DoctorEntry />}
      <OrderEntries signedIn={signedIn} />
      <Benefits signedIn={signedIn} />
      {signedIn && <Samples />}
      <SampleEntries />
      <HealthEntry />
      <FamilyEntry signedIn={signedIn} />
      <PointsEntries signedIn={signedIn} />
      <BannerStrip position="MY_MAIN" />
      <BillEntries signedIn={signedIn} />
      <MoreEntries />
      <Card title="这部手机">
        <ViewedRow />
        <LettersRow />
      </Card>
    </Page>
  )
}
