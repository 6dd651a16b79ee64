import { paths } from '#/paths.ts'
import { safeTarget } from './safe-target.ts'

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+')}/?$`, 'i')

const known = Object.values(paths).map(patternOf)

/** Whether an address of the app has a screen: a link to any other would end in 页面不存在 (NAV-038). */
export const hasScreen = (address: string): boolean => {
  const [path = ''] = address.split(/[?#]/)
  return known.some((pattern) => pattern.test(path))
}

/** Where a link from outside leads (banners, announcements); null where it leads out of the app or to no screen. */
export function linkTarget(raw: string | null | undefined): string | null {
  const target = safeTarget(raw)
  return target && hasScreen(target) ? target : null
}
