import { Button } from '#/shared/ui/Button.tsx'
import { POSTER, type PosterFacts } from './poster-rules.ts'
import { SavablePicture } from './SavablePicture.tsx'
import { SavablePoster } from './SavablePoster.tsx'
import { type Drawing, useDrawing } from './use-drawing.ts'
import './share-options.css'

/** Draws the poster; the drawing code is loaded with the first poster. */
export const loadAndDrawPoster = (facts: PosterFacts) =>
  import('./draw-poster.ts').then(({ drawPoster }) => drawPoster(facts))

const toView = (poster: HTMLElement | null) => poster?.scrollIntoView?.()

interface PosterViewProps {
  facts: PosterFacts
  made: Drawing
  onStart: () => void
  label?: string
}

/** A poster with the link as a QR code. The poster is an image, because WeChat can save only images. */
export function PosterView({ facts, made, onStart, label = '生成海报' }: PosterViewProps) {
  if (made.state === 'done')
    return (
      <SavablePicture
        ref={toView}
        className="poster"
        src={made.src}
        alt={`${facts.name}的分享海报，带二维码`}
        width={POSTER.width}
        height={POSTER.height}
        caption="长按图片保存或发给朋友"
      />
    )
  if (made.state === 'failed') return <SavablePoster facts={facts} onAgain={onStart} />
  return (
    <Button block kind="plain" busy={made.state === 'drawing'} onPress={onStart}>
      {made.state === 'drawing' ? '正在生成海报' : label}
    </Button>
  )
}

export function Poster({ facts }: { facts: PosterFacts }) {
  const { made, draw } = useDrawing()
  return <PosterView facts={facts} made={made} onStart={() => draw(loadAndDrawPoster(facts))} />
}
