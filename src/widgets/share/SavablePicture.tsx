import type { Ref } from 'react'
import { config } from '#/config.ts'
import { LinkButton } from '#/shared/ui/LinkButton.tsx'
import { isWechat } from '#/shared/wechat/wechat.ts'
import './savable-picture.css'

export interface SavablePictureProps {
  /** A data URL, because WeChat saves nothing else by a long press. */
  src: string
  alt: string
  caption?: string
  className?: string
  /** In px; given if they are known before the picture is shown. */
  width?: number
  height?: number
  ref?: Ref<HTMLElement>
}

/**
 * A drawn picture that can be saved: by a long press and, outside WeChat, also by a link. The name of its file contains
 * nothing personal.
 */
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
