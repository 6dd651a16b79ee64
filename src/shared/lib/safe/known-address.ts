import { paths } from '#/paths.ts'
import { safeTarget } from './safe-target.ts'

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+')}/?$`, 'i')

const knownPatterns = Object.values(paths).map(patternOf)

/** Whether the app has a screen for this address; a link to any other address would end at 页面不存在 (NAV-038). */
export const hasScreen = (address: string): boolean => {
  const [path = ''] = address.split(/[?#]/)
  return knownPatterns.some((pattern) => pattern.test(path))
}

/**
 * The target of a link from outside (banners, announcements); null if it is outside the app or no screen has this
 * address.
 */
export function linkTarget(raw: string | null | undefined): string | null {
  const target = safeTarget(raw)
  return target && hasScreen(target) ? target : null
}
