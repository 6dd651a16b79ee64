import { useState } from 'react'
import { Button } from '#/shared/ui/Button.tsx'
import { copyWithToast } from '#/shared/ui/layers/copy.ts'
import { isWechat } from '#/shared/wechat/wechat.ts'
import { Poster } from './Poster.tsx'
import type { PosterFacts } from './poster-rules.ts'
import './share-options.css'
import { WechatHint } from './WechatHint.tsx'

interface ShareOptionsProps {
  /** The content of the poster; the link of the poster is also the link that is copied. */
  poster: PosterFacts
  /** Whether the current share card has the same link, so that WeChat's menu shares it. */
  own: boolean
  onCopied?: () => void
  /** Called after the hint about WeChat's menu was shown. */
  onDone?: () => void
}

export function ShareOptions({ poster, own, onCopied, onDone }: ShareOptionsProps) {
  const [hint, setHint] = useState(false)
  const menu = own && isWechat()
  const copy = async () => {
    if (await copyWithToast(poster.link, '链接已复制', '复制没有成功，请长按链接复制')) onCopied?.()
  }
  return (
    <div className="share">
      {menu && (
        <Button block onPress={() => setHint(true)}>
          发给微信朋友
        </Button>
      )}
      <p className="share-link">{poster.link}</p>
      <Button block kind={menu ? 'plain' : 'primary'} onPress={() => void copy()}>
        复制链接
      </Button>
      <Poster key={poster.link} facts={poster} />
      {hint && (
        <WechatHint
          onClose={() => {
            setHint(false)
            onDone?.()
          }}
        />
      )}
    </div>
  )
}
