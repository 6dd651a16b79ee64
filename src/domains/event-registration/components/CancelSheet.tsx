import { useState } from 'react'
import { ChoiceChip } from '#/shared/form/ChoiceChip.tsx'
import { Button } from '#/shared/ui/Button.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { isVisit } from '../event-rules.ts'
import type { Registration } from '../model.ts'
import { kindOf } from '../rules.ts'
import { cancelRegistration, cancelVisit } from '../mutations.ts'
import '#/shared/form/field.css'

const REASONS = ['时间不合适', '行程有变', '身体不适', '报名选错了', '其他原因']

interface CancelSheetProps {
  registration: Registration
  open: boolean
  onClose: () => void
}

/** Cancels a registration; the reason is optional (REG-018). */
export function CancelSheet({ registration, open, onClose }: CancelSheetProps) {
  const { id, depositState } = registration
  const [reason, setReason] = useState('')
  const done = { onDone: onClose, onFailed: onClose }
  const other = useAppMutation(cancelRegistration, done)
  const hall = useAppMutation(cancelVisit, done)
  const send = () =>
    isVisit(registration) && registration.hall
      ? hall.run({ body: { id, reason } })
      : other.run({ path: { id }, body: { reason } })
  const foot = (
    <Button kind="danger" block busy={other.busy || hall.busy} onPress={send}>
      取消报名
    </Button>
  )
  return (
    <Sheet title={`取消“${kindOf(registration)}”`} open={open} onClose={onClose} foot={foot}>
      <p>取消后名额会让给别人，需要时可以重新报名。</p>
      {depositState === 'PAID' && <p>已付的定金会原路退回。</p>}
      <fieldset className="field">
        <legend className="field-label">方便告诉我们原因吗？（选填）</legend>
        <div className="choices">
          {REASONS.map((one) => (
            <ChoiceChip
              key={one}
              type="checkbox"
              on={one === reason}
              onChange={() => setReason(one === reason ? '' : one)}
            >
              {one}
            </ChoiceChip>
          ))}
        </div>
      </fieldset>
    </Sheet>
  )
}
