import { config } from '#/config.ts'
import { withStyle } from '#/shared/lib/pictures.ts'
import type { ShareCard } from './share-card.ts'

/**
 * The absolute picture of a card. WeChat shows only PNG and JPG: the object store converts its pictures in other
 * formats to JPG (decision 551). Any other picture is replaced by the default.
 */
export function sharePicture(card: Pick<ShareCard, 'picture'>, origin: string = window.location.origin): string {
  const standard = new URL(config.share.picture, origin).href
  if (!card.picture) return standard
  try {
    const { protocol, pathname, href } = new URL(card.picture, origin)
    if (protocol !== 'https:' && protocol !== 'http:') return standard
    if (/\.(png|jpe?g)$/i.test(pathname)) return href
    const made = withStyle(href, 'jpg')
    return made === href ? standard : made
  } catch {
    return standard
  }
}
