import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { config } from '#/config.ts'
import { me } from '#/domains/user/queries.ts'
import { Row } from '#/shared/ui/Row.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import { Sheet } from '#/shared/ui/layers/Sheet.tsx'
import './follow-row.css'

/**
 * Only followers get messages of the official account. All other people, including people whose state is unknown, are
 * asked to follow it (LOGIN-047). The app does not know whether a message will be sent, so the row never shows 已开启.
 */
export function FollowRow({ label }: { label: string }) {
  const { data: user } = useQuery(me())
  // The screen is usable without this row: the row is left out when there is no reply.
  const [asking, setAsking] = useState(false)
  if (!user) return null
  return (
    <>
      {user.subscribe ? (
        <Row label={label} value="已关注公众号" />
      ) : (
        <Row label={label} value="去关注" onPress={() => setAsking(true)} />
      )}
      <Sheet title="关注公众号" open={asking} onClose={() => setAsking(false)}>
        <div className="follow">
          {config.followQr && <SafeImage src={config.followQr} alt="公众号二维码" className="follow-code" />}
          <p>
            {`${config.followQr ? '长按识别二维码，' : `在微信里搜索“${config.appName}”，`}关注公众号。公众号的通知只发给关注的人；进度也可以随时在这里看。`}
          </p>
        </div>
      </Sheet>
    </>
  )
}
