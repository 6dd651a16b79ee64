import { useState } from 'react'
import { config } from '#/config.ts'
import { Button } from '#/shared/ui/Button.tsx'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { isWechat } from '#/shared/wechat/wechat.ts'
import type { PosterFacts } from './draw-poster.ts'
import './share-ways.css'

type Made = { state: 'none' | 'drawing' | 'failed' } | { state: 'done'; src: string }

/** Draws the poster; the drawing code is loaded with the first poster. */
async function draw(facts: PosterFacts): Promise<Made> {
  try {
    const { drawPoster } = await import('./draw-poster.ts')
    return { state: 'done', src: await drawPoster(facts) }
  } catch {
    return { state: 'failed' }
  }
}

const toView = (poster: HTMLElement | null) => poster?.scrollIntoView?.()

/** A poster with the link as a QR code: a real image, because WeChat can save nothing else. */
export function Poster({ facts }: { facts: PosterFacts }) {
  const [made, setMade] = useState<Made>({ state: 'none' })
  const start = () => {
    setMade({ state: 'drawing' })
    void draw(facts).then(setMade)
  }
  if (made.state === 'done')
    return (
      <figure className="poster" ref={toView}>
        <img src={made.src} alt={`${facts.name}的分享海报，带二维码`} width={750} height={1200} />
        <figcaption>长按图片保存或发给朋友</figcaption>
        {!isWechat() && (
          <LinkButton kind="plain" href={made.src} download={`${config.appName}.jpg`}>
            保存图片
          </LinkButton>
        )}
      </figure>
    )
  return (
    <>
      <Button block kind="plain" busy={made.state === 'drawing'} onPress={start}>
        {made.state === 'drawing' ? '正在生成海报' : '生成海报'}
      </Button>
      {made.state === 'failed' && (
        <p className="poster-note" role="alert">
          海报没有生成，请复制链接分享
        </p>
      )}
    </>
  )
}
