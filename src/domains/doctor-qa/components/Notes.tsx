import { LockIcon } from '#/shared/ui/icons.tsx'
import './notes.css'

/** The note that questions and answers do not replace a visit to a doctor. */
export const NoVisit = () => <p className="qa-note">线上回答不能代替面诊。紧急情况请立即就医或拨打 120。</p>

/** The note that only the questioner and doctors see questions and answers. */
export const DoctorsOnly = () => (
  <p className="qa-private">
    <LockIcon size={18} />
    <span>仅医生可见：问题、图片和回复只有提问者和医生能看到。</span>
  </p>
)
