import type { UseQueryResult } from '@tanstack/react-query'
import { errorText } from '#/shared/api/errors.ts'
import { FailurePanel } from '#/shared/ui/FailurePanel.tsx'
import { SlowNotice } from '#/shared/ui/SlowNotice.tsx'
import type { Channel } from '../model.ts'
import { channelTraits } from '../channels.ts'
import { ChannelSign } from './ChannelSign.tsx'
import './cashier.css'

interface ChannelListProps {
  query: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'>
  usable: readonly Channel[]
  channel: Channel | null
  onPick: (channel: Channel) => void
}

export function ChannelList({ query, usable, channel, onPick }: ChannelListProps) {
  if (query.isPending)
    return (
      <div className="channels-wait" role="status" aria-label="加载中">
        <SlowNotice />
      </div>
    )
  if (query.error) return <FailurePanel text={errorText(query.error)} retry={() => void query.refetch()} />
  if (usable.length === 0) return <FailurePanel text="暂时没有可用的支付渠道，请联系客服" />
  return (
    <fieldset className="card channels" aria-label="支付方式">
      {usable.map((entry) => {
        const { label, brand, bank } = channelTraits[entry]
        return (
          <label key={entry} className={entry === channel ? 'channel channel-on' : 'channel'}>
            <ChannelSign brand={brand} bank={bank} />
            <span>{label}</span>
            <input type="radio" name="channel" checked={entry === channel} onChange={() => onPick(entry)} />
          </label>
        )
      })}
    </fieldset>
  )
}
