import { config } from '#/config.ts'

export type PictureStyle = keyof typeof config.imageSuffix

const STORED = /^https:\/\/[^?#]+\.(png|jpe?g|webp)$/i

/**
 * Adds a style of the object store to a picture's address; drawings and pictures from elsewhere stay unchanged
 * (REP-056).
 */
export const withStyle = (url: string, style: PictureStyle): string =>
  STORED.test(url) ? url + config.imageSuffix[style] : url

/** A file of the messages service; a private file needs the session (API-029, API-030). */
export function resourceUrl(kind: 'public' | 'private', resourcePath: string): string {
  const path = kind === 'public' ? '/messages/api/public/public-resource/get' : '/messages/api/private-resource/get'
  return `${config.hosts.api}${path}?download=false&resourcePath=${encodeURIComponent(resourcePath)}`
}

/** Pictures in any format; a comma separates two only if another address follows (MISC-003). */
export const splitPictures = (given: string | readonly string[]): string[] => {
  const pictures = typeof given === 'string' ? given.split(/,(?=\s*(?:https?:\/\/|\/))/) : given
  return [...new Set(pictures.map((picture) => picture.trim()).filter(Boolean))]
}
