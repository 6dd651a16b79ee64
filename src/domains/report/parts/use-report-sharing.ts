import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { config } from '#/config.ts'
import { paths, to } from '#/paths.ts'
import { call } from '#/shared/api/call.ts'
import { mutation } from '#/shared/api/query.ts'
import { onceKey, spendOnceKey } from '#/shared/lib/once.ts'
import { confirm } from '#/shared/ui/toast.ts'
import { reportApi } from '../contract.ts'
import type { ReportPlace } from '../report-source.ts'

/** Makes the code that opens what was agreed; the first share of all brings a draw (REP-052). */
export function useReportSharing({ sampleId, packageId }: ReportPlace) {
  const navigate = useNavigate()
  const [code, setCode] = useState<string | null>(null)
  const own = { sampleId, packageId }
  const intent = (categories: readonly string[]) => `share-${sampleId}-${packageId}-${categories.join()}`
  const { mutate: make, isPending } = useMutation({
    ...mutation(reportApi.shareCode),
    mutationFn: async ({ categories }: { categories: string[] }) => {
      const key = intent(categories)
      const made = await call(reportApi.shareCode, { body: { ...own, categories } }, { onceKey: onceKey(key) })
      spendOnceKey(key)
      return made
    },
    onSuccess: async ({ sharingCode }) => {
      setCode(sharingCode)
      const first = await call(reportApi.share, { body: own }).catch(() => false)
      await call(reportApi.act, { body: { action: 'SHARE_REPORT' } }).catch(() => undefined)
      if (!first) return
      const go = await confirm({
        title: '首次分享可抽奖',
        text: '首次分享，获得一次抽奖机会',
        confirm: '去抽奖',
        cancel: '以后再说',
      })
      if (go) await navigate(to(paths.lottery, { id: config.firstShareLottery }))
    },
  })
  return {
    code,
    make: (categories: string[]) => make({ categories }),
    busy: isPending,
    /** REP-051: that the link was copied is counted. */
    copied: () => void call(reportApi.copied, { body: own }).catch(() => undefined),
  }
}
