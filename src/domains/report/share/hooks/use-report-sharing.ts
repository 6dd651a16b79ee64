import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { config } from '#/config.ts'
import { paths, to } from '#/paths.ts'
import { identityNow } from '#/shared/api/identity.ts'
import { sendMutation } from '#/shared/api/mutation.ts'
import { confirm } from '#/shared/ui/layers/toast.ts'
import { useAppMutation } from '#/shared/ui/use-app-mutation.ts'
import { useReportRef } from '../../hooks/use-report-ref.ts'
import { createShareCode, recordAction, recordCopy, recordShare } from '../../mutations.ts'

/**
 * Creates the code for the agreed categories. The share is counted once for each code, when the link is copied, shared
 * by WeChat's menu or put on a poster. The very first share earns a lottery draw (REP-052).
 */
export function useReportSharing() {
  const { sampleId, packageId } = useReportRef().reportRef
  const navigate = useNavigate()
  const [code, setCode] = useState<string | null>(null)
  const own = { sampleId, packageId }
  const counted = useRef<string | null>(null)
  const { run, busy } = useAppMutation(createShareCode, { onDone: ({ sharingCode }) => setCode(sharingCode) })

  /** A failure is not shown, because the shared link can be used nevertheless. */
  async function countShare(): Promise<void> {
    if (counted.current === code) return
    counted.current = code
    const identity = identityNow()
    const first = await sendMutation(recordShare, { body: own }, identity).catch(() => false)
    await sendMutation(recordAction, { body: { action: 'SHARE_REPORT' } }, identity).catch(() => undefined)
    if (!first) return
    const go = await confirm({
      title: '首次分享可抽奖',
      text: '首次分享，获得一次抽奖机会',
      confirm: '去抽奖',
      cancel: '以后再说',
    })
    if (go) await navigate(to(paths.lottery, { id: config.firstShareLottery }))
  }
  return {
    code,
    createLink: (categories: string[]) => run({ body: { ...own, categories } }),
    busy,
    shared: () => void countShare(),
    /** REP-051: counts the copy of the link. */
    copied: () => {
      void sendMutation(recordCopy, { body: own }).catch(() => undefined)
      void countShare()
    },
  }
}
