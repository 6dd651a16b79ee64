import { config } from '#/config.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { copyWithToast } from '#/shared/ui/layers/copy.ts'
import { Card } from '#/shared/ui/Page.tsx'
import { Row } from '#/shared/ui/Row.tsx'
import { type ContactChannel, channelsOf } from '../contact-rules.ts'
import './contact.css'

function ChannelRow({ channel: { kind, label, value } }: { channel: ContactChannel }) {
  const copy = () => void copyWithToast(value, `已复制${label}`, '没有复制成功，请长按选择后复制')
  return (
    <Row
      label={label}
      value={
        <span className="contact-channel">
          <span className="contact-value">{value}</span>
          {kind === 'phone' ? (
            <LinkButton kind="light" label={`拨打${label}`} href={`tel:${value}`}>
              拨打
            </LinkButton>
          ) : (
            <Button kind="light" label={`复制${label}`} onPress={copy}>
              复制
            </Button>
          )}
        </span>
      }
    />
  )
}

/** The ways to contact the service: those that the deployment has configured, else the official account (FMT-015). */
export function ContactChannels() {
  const channels = channelsOf({ phone: config.servicePhone, wechat: config.serviceWechat, mail: config.serviceMail })
  return (
    <Card title="人工服务">
      {channels.map((channel) => (
        <ChannelRow key={channel.kind} channel={channel} />
      ))}
      {channels.length === 0 && (
        <p className="contact-words">{`请在微信里关注“${config.appName}”公众号，在公众号里留言。`}</p>
      )}
    </Card>
  )
}
