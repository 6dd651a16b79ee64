import { useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { useSearch } from '#/shared/ui/screen-context.tsx'
import { LinkBar } from '#/shared/ui/LinkButton.tsx'
import { counselorBy } from '../queries.ts'
import { isKeyword } from '../rules.ts'
import './counselor.css'

const NO_FACE = '/pictures/avatar.svg'

const Nobody = () => (
  <EmptyState
    picture="not-found"
    text="没有找到这位顾问，请核对工号或手机号"
    action={{ label: '重新查找', to: paths.findCounselor }}
  />
)

function Found({ keyword }: { keyword: string }) {
  const { data: counselor } = useSuspenseQuery(counselorBy(keyword))
  if (!counselor) return <Nobody />
  const { name, workNumber, headImage, organization, introduction } = counselor
  return (
    <>
      <Card>
        <div className="counselor-head">
          <SafeImage className="counselor-face" src={headImage || NO_FACE} alt="" />
          <strong>{name || '健康顾问'}</strong>
        </div>
        {workNumber && <Row label="工号" value={workNumber} />}
        {organization && <Row label="服务中心" value={organization} />}
        {introduction && <p className="counselor-text">{introduction}</p>}
      </Card>
      <LinkBar to={to(paths.consultDetail, {}, { counselor: workNumber })}>咨询</LinkBar>
    </>
  )
}

/** /find-counselor-result: the counselor with this number, or the not-found text (ROLE-005, ADD-012). */
export default function FoundCounselorScreen() {
  const { keyword } = useSearch(paths.foundCounselor)
  return <Page title="顾问查询结果">{isKeyword(keyword) ? <Found keyword={keyword} /> : <Nobody />}</Page>
}
