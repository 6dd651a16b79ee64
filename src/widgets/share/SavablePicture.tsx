import type { Ref } from 'react'
import { config } from '#/config.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { isWechat } from '#/shared/wechat/wechat.ts'
import './savable-picture.css'

interface SavablePictureProps {
  /** A data URL, because WeChat saves nothing else by a long press. */
  src: string
  alt: string
  caption?: string
  className?: string
  /** In px, where they are known before the picture is shown. */
  width?: number
  height?: number
  ref?: Ref<HTMLElement>
}

/** A drawn picture to save: by a long press in WeChat, elsewhere by a link too. The name of its file is neutral. */
export const SavablePicture = ({
  src,
  alt,
  caption = '长按图片保存',
  className = '',
  ref,
  ...image
}: SavablePictureProps) => (
  <figure className={`savable-picture ${className}`.trim()} ref={ref}>
    <img src={src} alt={alt} {...image} />
    <figcaption>{caption}</figcaption>
    {!isWechat() && (
      <LinkButton kind="plain" href={src} download={`${config.appName}.jpg`}>
        保存图片
      </LinkButton>
    )}
  </figure>
)
