import { Link, Navigate } from 'react-router'
import { LockIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { isSampleReport } from '../report-ids.ts'
import { deblockingLink, unlockGoodsLink } from '../unlock-rules.ts'
import { UnlockingMark } from './Severity.tsx'
import { useReportPlace } from './use-report-place.ts'

const gains = ['这一项的结果和一句话结论', '依据的位点、基因型和影响', '适合自己的行动建议', '科学依据、局限与参考文献']

/** Why there is nothing to see, and what unlocking gives (REPX-004). */
function UnlockText({ unlocking }: { unlocking: boolean }) {
  if (unlocking)
    return (
      <>
        <UnlockingMark />
        <p>结果正在生成，完成后会出现在报告里，无需重复购买。</p>
      </>
    )
  return (
    <>
      <LockIcon size={28} />
      <p>该项目尚未解锁，解锁后可以看到：</p>
      <ul className="gains">
        {gains.map((gain) => (
          <li key={gain}>{gain}</li>
        ))}
      </ul>
    </>
  )
}

interface LockCardProps {
  category: string
  /** The report's own word for what it is. */
  packageType: string
  /** Being unlocked already: nothing can be ordered. */
  unlocking: boolean
}

/** Stands in the place of what is locked: the way to unlock it, or in a sample report to a test of one's own. */
export function LockCard({ category, packageType, unlocking }: LockCardProps) {
  const { place } = useReportPlace()
  const unlock = deblockingLink(place, { category, packageType })
  const goods = isSampleReport(place.sampleId) ? unlockGoodsLink(place.packageId) : null
  const to = unlock ?? goods
  return (
    <Card className="lock-card">
      <UnlockText unlocking={unlocking} />
      {!unlocking && to && (
        <Link className="button button-primary button-block" to={to}>
          {unlock ? '去解锁' : '了解检测套餐'}
        </Link>
      )}
    </Card>
  )
}

/** The page of an item that is locked: its address opens the unlocking in its place (REP-032), where there is one. */
export function LockedItem(props: LockCardProps) {
  const { place } = useReportPlace()
  const unlock = props.unlocking ? null : deblockingLink(place, props)
  return unlock ? <Navigate to={unlock} replace /> : <LockCard {...props} />
}
