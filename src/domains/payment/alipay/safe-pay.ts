import { config } from '#/config.ts'

// oxlint-disable-next-line no-control-regex -- the pattern finds control characters
const UNSAFE = /[\s\\\u0000-\u001F\u007F]/
const LIMIT = 8192

/**
 * Checks addresses of payment services (PAY-050, ADD-016): https, an exact host of the configuration, no user, no port.
 * @returns the URL, or null.
 */
export function safePayUrl(raw: string | null | undefined, hosts: readonly string[] = config.payHosts): URL | null {
  if (!raw || raw.length > LIMIT || UNSAFE.test(raw)) return null
  let url: URL
  try {
    url = new URL(raw)
  } catch {
    return null
  }
  const plain = !url.username && !url.password && !url.port
  return url.protocol === 'https:' && plain && hosts.includes(url.hostname) ? url : null
}
