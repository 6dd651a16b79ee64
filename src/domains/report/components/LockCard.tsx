import { Navigate } from 'react-router'
import { RefetchButton } from '#/shared/ui/lazy/refetch-button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { LockIcon } from '#/shared/ui/icons.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { type Category, isExampleReport } from '../source/report-ids.ts'
import { isCategoryLocked } from '../rules.ts'
import { deblockingLink, unlockGoodsLink } from '../unlock-rules.ts'
import { UnlockingMark } from './Severity.tsx'
import { useReportRef } from '../hooks/use-report-ref.ts'
import { useUnlockJob } from '../hooks/use-unlock-job.ts'
import './marks.css'

const gains = ['这一项的结果和一句话结论', '依据的位点、基因型和影响', '适合自己的行动建议', '科学依据、局限与参考文献']

/** Explains why the content is locked and which content is shown after unlocking (REPX-004). */
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
  packageType: string
  /** An order for the category exists; the card offers no second one. */
  unlocking: boolean
}

/** Shown instead of locked content: the link to unlock it or, in a sample report, to buy a test. */
function LockCard({ category, packageType, unlocking }: LockCardProps) {
  const { reportRef } = useReportRef()
  const unlock = deblockingLink(reportRef, { category, packageType })
  const goods = isExampleReport(reportRef.sampleId) ? unlockGoodsLink(reportRef.packageId) : null
  const to = unlock ?? goods
  return (
    <Card className="lock-card">
      <UnlockText unlocking={unlocking} />
      {!unlocking && to && (
        <LinkButton block to={to}>
          {unlock ? '去解锁' : '了解检测套餐'}
        </LinkButton>
      )}
    </Card>
  )
}

interface CategoryLockProps {
  items: readonly { locked: boolean }[]
  category: Category
  packageType: string
}

export function CategoryLock({ items, ...of }: CategoryLockProps) {
  const { known, failed, unlocking } = useUnlockJob(of.category)
  if (failed) return <RefetchButton what="解锁状态" />
  return known && (isCategoryLocked(items) || unlocking) && <LockCard {...of} unlocking={unlocking} />
}

/** The screen of a locked item: redirects to the unlock screen if there is one (REP-032). */
export function LockedItem(props: LockCardProps) {
  const { reportRef } = useReportRef()
  const unlock = props.unlocking ? null : deblockingLink(reportRef, props)
  return unlock ? <Navigate to={unlock} replace /> : <LockCard {...props} />
}
