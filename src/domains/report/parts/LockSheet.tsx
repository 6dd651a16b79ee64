import { Link } from 'react-router'
import { LockIcon } from '#/shared/ui/icons.tsx'
import { Sheet } from '#/shared/ui/Sheet.tsx'
import { unlockGoodsLink } from '../detail-rules.ts'
import { UnlockingMark } from './Severity.tsx'

const gains = ['这一项的结果和一句话结论', '依据的位点、基因型和影响', '适合自己的行动建议', '科学依据、局限与参考文献']

interface UnlockProps {
  packageId: string
  /** Being unlocked already: nothing can be ordered. */
  unlocking: boolean
}

/** Why there is nothing to see, and what unlocking gives (REPX-004). */
export function UnlockText({ unlocking }: Pick<UnlockProps, 'unlocking'>) {
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

export function UnlockLink({ packageId, unlocking }: UnlockProps) {
  if (unlocking) return null
  return (
    <Link className="button button-primary button-block" to={unlockGoodsLink(packageId)}>
      了解检测套餐
    </Link>
  )
}

interface LockSheetProps extends UnlockProps {
  /** The name of the locked item. */
  name: string
  open: boolean
  onClose: () => void
}

export function LockSheet({ name, open, onClose, packageId, unlocking }: LockSheetProps) {
  return (
    <Sheet
      title={name}
      open={open}
      onClose={onClose}
      foot={!unlocking && <UnlockLink packageId={packageId} unlocking={unlocking} />}
    >
      <div className="lock-text">
        <UnlockText unlocking={unlocking} />
      </div>
    </Sheet>
  )
}
