import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { config } from '#/config.ts'
import { me } from '#/domains/user/queries.ts'
import { needsFollow } from '#/domains/auth/rules.ts'
import { Row } from '#/shared/ui/Row.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import { toast } from '#/shared/ui/layers/toast.ts'
import './follow-row.css'

/**
 * A function that sends messages through the official account; people who do not follow it are asked to first
 * (LOGIN-047).
 */
export function FollowRow({ label, already }: { label: string; already: string }) {
  const { data: user } = useQuery(me())
  // An extra of the screen: without an answer the row is left out.
  const [asking, setAsking] = useState(false)
  if (!user) return null
  return (
    <>
      <Row label={label} value="去开启" onPress={() => (needsFollow(user) ? setAsking(true) : toast(already))} />
      <Sheet title="关注公众号" open={asking} onClose={() => setAsking(false)}>
        <div className="follow">
          {config.followQr && <SafeImage src={config.followQr} alt="公众号二维码" className="follow-code" />}
          <p>
            {config.followQr ? '长按识别二维码，' : `在微信里搜索“${config.appName}”，`}
            关注公众号后就能收到提醒。
          </p>
        </div>
      </Sheet>
    </>
  )
}
