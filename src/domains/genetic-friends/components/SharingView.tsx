import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { WhenAllRead } from '#/shared/ui/lists/WhenAllRead.tsx'
import { Card } from '#/shared/ui/Page.tsx'
import { inputIfConfirmed, toast } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { PartLoading } from '#/shared/ui/lazy/lazy-part.tsx'
import { ScreenPart } from '#/shared/ui/lazy/screen-part.tsx'
import { CollapsedRows } from '#/shared/ui/lists/CollapsedRows.tsx'
import type { Friend } from '../model.ts'
import { seenBy, writeConsentToCache } from '../queries.ts'
import { nameOf } from '../rules.ts'
import { setSharing, withdrawConsent } from '../mutations.ts'
import { SwitchRow } from './SwitchRow.tsx'
import './sharing.css'

const QUESTION =
  '收回后，别人不能再找到您，对所有亲友的分享都会停止。以后想再用，要重新同意，并对每位亲友重新打开分享。'

/** The consent for all friends together; a dialog explains the effect before it is withdrawn (FAM-011). */
function GrantSwitch() {
  const client = useQueryClient()
  const withdraw = useAppMutation(withdrawConsent, { onDone: () => writeConsentToCache(client, false) })
  const press = () =>
    withdraw.run(inputIfConfirmed({ title: '收回授权？', text: QUESTION, confirm: '收回授权', cancel: '再想想' }, {}))
  return (
    <Card title="基因数据授权">
      <SwitchRow label="允许基因亲友使用我的基因数据" on busy={withdraw.busy} onPress={press} />
      <p className="muted">关闭后，别人不能再找到您，对所有亲友的分享都会停止。</p>
    </Card>
  )
}

function SeenByLine({ friend }: { friend: Friend }) {
  const stop = useAppMutation(setSharing, { onDone: () => toast('已停止分享', 'success') })
  const label = (
    <>
      分享给
      <bdi>{nameOf(friend)}</bdi>
    </>
  )
  return (
    <SwitchRow label={label} on busy={stop.busy} onPress={() => stop.run({ body: { id: friend.id, share: false } })} />
  )
}

function SeenBy() {
  const { data } = useSuspenseQuery(seenBy())
  return data.items.length === 0 ? (
    <WhenAllRead>
      <p className="muted">没有人能看到。要分享给哪位亲友，请到这位亲友的页面里打开。</p>
    </WhenAllRead>
  ) : (
    <CollapsedRows items={data.items} nameOf={({ id }) => id} className="kin-seen-by">
      {(friend) => <SeenByLine friend={friend} />}
    </CollapsedRows>
  )
}

/** 授权: the consent, and all people who may currently see my results (FAM-016). */
export const SharingView = () => (
  <>
    <GrantSwitch />
    <Card title="现在能看到我检测结果的亲友">
      <ScreenPart waiting={<PartLoading />}>
        <SeenBy />
      </ScreenPart>
    </Card>
  </>
)
