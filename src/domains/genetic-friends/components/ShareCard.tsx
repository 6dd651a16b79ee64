import { Button } from '#/shared/ui/Button.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import type { Friend } from '../model.ts'
import { nameOf } from '../rules.ts'
import { setSharing } from '../mutations.ts'
import { SwitchRow } from './SwitchRow.tsx'
import './share-card.css'

/** Whether I share my results with this friend; nothing is chosen if the server does not send this fact (FAM-016). */
export function ShareCard({ friend }: { friend: Friend }) {
  const { id, share } = friend
  const change = useAppMutation(setSharing, {
    onDone: (_made, { body }) => toast(body.share ? '已打开分享' : '已停止分享', 'success'),
  })
  const set = (wanted: boolean) => change.run({ body: { id, share: wanted } })
  return (
    <Card title="我的分享">
      {share === null ? (
        <>
          <p>目前是否在分享：未知。您可以重新选一次。</p>
          <div className="kin-share-choice">
            <Button kind="plain" busy={change.busy} onPress={() => set(true)}>
              分享给对方
            </Button>
            <Button kind="plain" busy={change.busy} onPress={() => set(false)}>
              不分享
            </Button>
          </div>
        </>
      ) : (
        <SwitchRow label="把我的检测结果分享给对方" on={share} busy={change.busy} onPress={() => set(!share)} />
      )}
      <p className="muted">
        打开后，
        <bdi>{nameOf(friend)}</bdi>
        能看到您的检测结果，和自己的放在一起对照；看不到您的手机号、疾病和患病风险。随时可以关闭。
      </p>
    </Card>
  )
}
