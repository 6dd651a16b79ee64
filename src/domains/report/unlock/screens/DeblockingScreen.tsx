import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { paths, to } from '#/paths.ts'
import { EmptyState } from '#/shared/ui/EmptyState.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { CheckIcon } from '#/shared/ui/icons.tsx'
import { optionalPart } from '#/shared/ui/lazy/optional-part.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { Card, Page } from '#/shared/ui/Page.tsx'
import { categoryLink } from '../../results/detail-rules.ts'
import type { CategorySummary } from '../../model.ts'
import { CategoryIcon } from '../../components/category-icons.tsx'
import { Disclaimer } from '../../components/Disclaimer.tsx'
import { UnlockingMark } from '../../components/Severity.tsx'
import { UnlockOrder } from '../components/UnlockOrder.tsx'
import { UnlockAnswers, UnlockSample } from '../components/UnlockTexts.tsx'
import { type UnlockAddress, useUnlockRef } from '../hooks/use-unlock-ref.ts'
import { reportById, reportSummary } from '../../queries.ts'
import { customerName, toCategory } from '../../source/report-ids.ts'
import { nameOfCategory } from '../../rules.ts'
import { gainsOf, unlockState } from '../../unlock-rules.ts'
import '../components/deblocking.css'
import '../../components/marks.css'

// The banner is optional and at the bottom, so it must not delay the screen.
const BannerStrip = optionalPart(() => import('#/widgets/goods/BannerStrip.tsx'))

/** The owner of the report, so that parents do not confuse their children when they unlock. */
function Whose({ sampleId }: { sampleId: string }) {
  const { data: sample } = useQuery(reportById(sampleId))
  const name = sample ? customerName(sample) : ''
  return name ? <p className="muted">{`${name}的报告`}</p> : null
}

function Head({ summary, sampleId }: { summary: CategorySummary; sampleId: string }) {
  const category = toCategory(summary.category)
  const { totalNumber: total, unlockedNumber: unlocked } = summary
  return (
    <section className="card unlock-head">
      {category && <CategoryIcon category={category} size={32} />}
      <span>
        <h2>{nameOfCategory(summary)}</h2>
        <Whose sampleId={sampleId} />
        {total !== null && total > 0 && unlocked !== null && (
          <p className="muted">{`共 ${total} 项，已解锁 ${unlocked} 项`}</p>
        )}
      </span>
    </section>
  )
}

function Offer({ summary, address }: { summary: CategorySummary; address: UnlockAddress }) {
  return (
    <>
      <Card title="解锁后您会得到">
        <ul className="unlock-gains">
          {gainsOf(summary).map((gain) => (
            <li key={gain}>
              <CheckIcon size={18} />
              <span>{gain}</span>
            </li>
          ))}
        </ul>
      </Card>
      <UnlockSample />
      <UnlockAnswers />
      <BannerStrip position="REPORT_UNLOCK" />
      <Disclaimer />
      <ScreenPart>
        <UnlockOrder address={address} />
      </ScreenPart>
    </>
  )
}

function Running({ to: target }: { to: string }) {
  return (
    <Card className="lock-card">
      <div role="status">
        <UnlockingMark />
      </div>
      <p>付款已收到，结果正在生成，一般几分钟内完成。这个页面会自动更新，您也可以先去看别的内容。</p>
      <LinkButton kind="plain" block to={target}>
        看看这个分类
      </LinkButton>
    </Card>
  )
}

function Deblocking({ address }: { address: UnlockAddress }) {
  const { reportRef, category } = address
  const { data: summaries } = useSuspenseQuery(reportSummary(reportRef))
  const summary = summaries.items.find((entry) => entry.category === category) ?? null
  const state = unlockState(summary)
  if (!summary || state === 'unknown') return <Missing />
  const target = categoryLink(reportRef, category)
  return (
    <>
      <Head summary={summary} sampleId={reportRef.sampleId} />
      {state === 'unlocking' && <Running to={target} />}
      {state === 'open' && (
        <EmptyState picture="success" absence text="这个分类已经全部解锁" action={{ label: '去看结果', to: target }} />
      )}
      {state === 'locked' && <Offer summary={summary} address={address} />}
    </>
  )
}

const Missing = () => (
  <EmptyState picture="not-found" text="没有找到要解锁的分类" action={{ label: '返回报告', to: to(paths.myMain) }} />
)

/** /category-deblocking and /child-deblocking: what unlocking adds, its price, and the order (REP-032 to REP-034). */
export default function DeblockingScreen() {
  const address = useUnlockRef()
  const { sampleId, packageId } = address.reportRef
  const known = toCategory(address.category)
  return (
    <Page title={address.chineseName ? `解锁${address.chineseName}` : '解锁报告'}>
      {sampleId && packageId && known ? <Deblocking address={address} /> : <Missing />}
    </Page>
  )
}
