import { useIdle } from '#/shared/ui/use-idle.ts'
import { paths } from '#/paths.ts'
import { LinkBar } from '#/shared/ui/LinkButton.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import BannerStrip from '#/widgets/goods/BannerStrip.tsx'
import { LectureCard } from '../components/LectureCard.tsx'
import { DoctorsOnly, NoVisit } from '../components/Notes.tsx'
import { OwnQuestions } from '../components/OwnQuestions.tsx'
import '../components/obstetric.css'

/** /obstetric-qa: explains the Q&A and links to its lists (ADD-013, GEN-015). */
export default function ObstetricQaScreen() {
  const idle = useIdle()
  return (
    <Page title="产科问答">
      <BannerStrip position="HOME" first />
      <NoVisit />
      <OwnQuestions />
      <Card title="可以问什么">
        <ul className="qa-points">
          <li>孕期：产检、营养、用药、身体变化</li>
          <li>分娩：住院准备、分娩方式、脐带血采集</li>
          <li>产后：恢复、哺乳、新生儿护理</li>
        </ul>
      </Card>
      <Card title="谁来回答">
        <p>由医院的产科医生回答。可以先看看医生再提问，也可以不选医生，直接提问。</p>
        <Row label="查看产科医生" to={paths.departmentDoctors} />
      </Card>
      <DoctorsOnly />
      {idle && <LectureCard />}
      <LinkBar to={paths.departmentDoctors}>我要提问</LinkBar>
    </Page>
  )
}
