import { useQuery } from '@tanstack/react-query'
import { config } from '#/config.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { SafeImage } from '#/shared/ui/pictures/SafeImage.tsx'
import type { PosterFacts } from './poster-rules.ts'
import './savable-poster.css'

interface SavablePosterProps {
  facts: PosterFacts
  onAgain: () => void
}

/** The fallback if the poster cannot be drawn: a card to screenshot, whose QR code a long press saves. */
export function SavablePoster({ facts, onAgain }: SavablePosterProps) {
  const { name, subtitle, accent, picture, person, link } = facts
  // The code is made without a canvas, because the canvas may be the cause of the failure. Until the code is there, or
  // if its chunk does not load, the link is shown.
  const { data: code } = useQuery({
    queryKey: ['qr-picture', link],
    queryFn: async () => (await import('#/shared/lib/saving/qr-picture.ts')).qrPicture(link),
  })
  return (
    <div className="savable">
      <p className="savable-note" role="alert">
        海报没有画出来。请把下面这张卡片截图保存，也可以长按二维码保存
      </p>
      <figure className="savable-card">
        {picture && <SafeImage src={picture} alt="" whole eager />}
        {person && (
          <span className="savable-person">
            <strong>{person.name}</strong>
            <span>{person.position}</span>
          </span>
        )}
        <strong>{name}</strong>
        {subtitle && <span>{subtitle}</span>}
        {accent && <strong className="savable-accent">{accent}</strong>}
        {code ? (
          <img src={code} alt={`${name}的二维码`} className="savable-code" width={180} height={180} />
        ) : (
          <span className="savable-link">{link}</span>
        )}
        <figcaption>{`长按识别二维码 · 来自${config.appName}`}</figcaption>
      </figure>
      <Button kind="text" onPress={onAgain}>
        再画一次
      </Button>
    </div>
  )
}
