import { config } from '#/config.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { POSTER, type PosterFacts } from './poster-rules.ts'
import { SavablePoster } from './SavablePoster.tsx'
import { type Made, usePoster } from './use-poster.ts'
import './share-ways.css'

const toView = (poster: HTMLElement | null) => poster?.scrollIntoView?.()

interface PosterViewProps {
  facts: PosterFacts
  made: Made
  onStart: () => void
  label?: string
}

/** A poster with the link as a QR code. It is an image, because WeChat can save nothing else. */
export function PosterView({ facts, made, onStart, label = '生成海报' }: PosterViewProps) {
  if (made.state === 'done')
    return (
      <figure className="poster" ref={toView}>
        <img src={made.src} alt={`${facts.name}的分享海报，带二维码`} width={POSTER.width} height={POSTER.height} />
        <figcaption>长按图片保存或发给朋友</figcaption>
        {!isWechat() && (
          <LinkButton kind="plain" href={made.src} download={`${config.appName}.jpg`}>
            保存图片
          </LinkButton>
        )}
      </figure>
    )
  if (made.state === 'failed') return <SavablePoster facts={facts} code={made.code} onAgain={onStart} />
  return (
    <Button block kind="plain" busy={made.state === 'drawing'} onPress={onStart}>
      {made.state === 'drawing' ? '正在生成海报' : label}
    </Button>
  )
}

/** A poster that is drawn after a tap. */
export function Poster({ facts }: { facts: PosterFacts }) {
  const { made, draw } = usePoster()
  return <PosterView facts={facts} made={made} onStart={() => void draw(facts)} />
}
