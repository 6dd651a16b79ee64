import { config } from '#/config.ts'

// Backslashes and control characters disguise where an address leads.
// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const UNSAFE = /[\\\u0000-\u001F\u007F]/

/**
 * The only check of navigation targets from outside (query, storage, server content).
 * @returns an address inside the app (`/path?query#hash`), or null for any other target.
 */
export function safeTarget(raw: string | null | undefined, origin = window.location.origin): string | null {
  if (!raw || UNSAFE.test(raw) || raw.length > 2048) return null
  const text = raw.trim()
  if (!text.startsWith('/') && !text.startsWith(`${origin}/`)) return null
  let url: URL
  try {
    url = new URL(text, origin)
  } catch {
    return null
  }
  if (url.origin !== origin || url.username || url.password) return null
  const target = url.pathname + url.search + url.hash
  return target.startsWith('//') ? null : target
}

/** Hosts outside the app that links may open, from the configuration. */
const allowedHosts = (): readonly string[] => config.externalHosts

/** @returns the https address when its host is on the configured list, else null. */
export function safeExternal(raw: string | null | undefined, hosts: readonly string[] = allowedHosts()): string | null {
  if (!raw || UNSAFE.test(raw) || raw.length > 4096) return null
  try {
    const url = new URL(raw.trim())
    return url.protocol === 'https:' && !url.username && !url.password && hosts.includes(url.hostname) ? url.href : null
  } catch {
    return null
  }
}
