import { useRef, useState } from 'react'
import { config } from '#/config.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { DRAWN_WITHIN_MS, POSTER, type PosterFacts } from './poster-rules.ts'
import { SavablePoster } from './SavablePoster.tsx'
import './share-ways.css'

type Made = { state: 'none' | 'drawing' } | { state: 'failed'; code: string } | { state: 'done'; src: string }

/** Draws the poster; the drawing code is loaded with the first poster. */
const drawn = (facts: PosterFacts) => import('./draw-poster.ts').then(({ drawPoster }) => drawPoster(facts))

/** The answer, unless it takes too long. */
const inTime = <T,>(answer: Promise<T>) =>
  new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('not in time')), DRAWN_WITHIN_MS)
    void answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** The code alone, as a picture that needs no canvas; empty when even its code cannot be loaded. */
const codeOf = (link: string) =>
  import('#/shared/lib/qr-picture.ts').then(
    ({ qrPicture }) => qrPicture(link),
    () => '',
  )

/** The poster that was asked for last, and the function that draws one. */
function usePoster() {
  const [made, setMade] = useState<Made>({ state: 'none' })
  const latest = useRef<PosterFacts | null>(null)
  const draw = async (facts: PosterFacts) => {
    latest.current = facts
    const set = (next: Made) => (latest.current === facts ? setMade(next) : undefined)
    set({ state: 'drawing' })
    try {
      set({ state: 'done', src: await inTime(drawn(facts)) })
    } catch {
      // The code follows: what can be saved already stands there meanwhile.
      set({ state: 'failed', code: '' })
      set({ state: 'failed', code: await codeOf(facts.link) })
    }
  }
  return { made, draw }
}

const toView = (poster: HTMLElement | null) => poster?.scrollIntoView?.()

/** A poster with the link as a QR code: a real image, because WeChat can save nothing else. */
export function Poster({ facts, label = '生成海报' }: { facts: PosterFacts; label?: string }) {
  const { made, draw } = usePoster()
  const start = () => void draw(facts)
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
  if (made.state === 'failed') return <SavablePoster facts={facts} code={made.code} onAgain={start} />
  return (
    <Button block kind="plain" busy={made.state === 'drawing'} onPress={start}>
      {made.state === 'drawing' ? '正在生成海报' : label}
    </Button>
  )
}
