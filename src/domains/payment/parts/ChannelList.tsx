import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { errorText } from '#/shared/api/errors.ts'
import { FailurePanel } from '#/shared/ui/FailurePanel.tsx'
import { AlipayIcon, TestPayIcon, WechatIcon } from '#/shared/ui/icons.tsx'
import type { Channel } from '../model.ts'
import { type ChannelTraits, channelTraits } from '../channels.ts'
import './cashier.css'

const icons: Record<ChannelTraits['brand'], ComponentType<{ size?: number }>> = {
  wechat: WechatIcon,
  alipay: AlipayIcon,
  simulated: TestPayIcon,
}

interface ChannelListProps {
  query: Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'>
  usable: readonly Channel[]
  channel: Channel | null
  onPick: (channel: Channel) => void
}

/** The channels as radio buttons. None: the catalogue's text; a failed read: its text and a retry. */
export function ChannelList({ query, usable, channel, onPick }: ChannelListProps) {
  if (query.isPending) return <div className="channels-wait" role="status" aria-label="加载中" />
  if (query.error) return <FailurePanel text={errorText(query.error)} retry={() => void query.refetch()} />
  if (usable.length === 0) return <FailurePanel text="暂时没有可用的支付渠道，请联系客服" />
  return (
    <fieldset className="card channels" aria-label="支付方式">
      {usable.map((entry) => {
        const { label, brand } = channelTraits[entry]
        const Icon = icons[brand]
        return (
          <label key={entry} className="channel">
            <Icon size={28} />
            <span>{label}</span>
            <input type="radio" name="channel" checked={entry === channel} onChange={() => onPick(entry)} />
          </label>
        )
      })}
    </fieldset>
  )
}
