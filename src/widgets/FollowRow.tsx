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
 * A setting for messages of the official account. People who do not follow the account are asked to follow it first
 * (LOGIN-047).
 */
export function FollowRow({ label, already }: { label: string; already: string }) {
  const { data: user } = useQuery(me())
  // Not essential for the screen: without a reply the row is left out.
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
