import { PICTURE_MS } from './poster-rules.ts'

/**
 * Loads a picture for the canvas. A picture of another host needs CORS headers, and it is requested again, because a
 * cached copy may lack them. Null when it does not load.
 */
export function loadPicture(src: string): Promise<HTMLImageElement | null> {
  if (!src) return Promise.resolve(null)
  return new Promise((resolve) => {
    const picture = new Image()
    const url = new URL(src, window.location.href)
    if (url.origin !== window.location.origin) {
      picture.crossOrigin = 'anonymous'
      url.searchParams.set('poster', '1')
    }
    const timer = setTimeout(() => resolve(null), PICTURE_MS)
    const done = (result: HTMLImageElement | null) => {
      clearTimeout(timer)
      resolve(result)
    }
    picture.onload = () => done(picture)
    picture.onerror = () => done(null)
    picture.src = url.href
  })
}
