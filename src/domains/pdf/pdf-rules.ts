import { config } from '#/config.ts'
import { paths, to, type SearchOf } from '#/paths.ts'
import { safeExternal, safeTarget } from '#/shared/lib/safe/safe-target.ts'

export interface PdfOrigins {
  storeOrigin: string
  apiOrigin: string
  hosts: readonly string[]
}

const configured = (): PdfOrigins => ({
  storeOrigin: config.storeOrigin,
  apiOrigin: config.hosts.api,
  hosts: config.externalHosts,
})

const originOf = (address: string): string | null => {
  try {
    return new URL(address).origin
  } catch {
    return null
  }
}

/**
 * The only check of files that the viewer may open (REP-059): a path of this site, or https of the object store, of the
 * API or of a configured host. Anything else is refused before a request is sent.
 * @returns the full address of the file, or null.
 */
export function pdfSource(
  file: string | null | undefined,
  origin: string,
  allowed: PdfOrigins = configured(),
): string | null {
  const own = safeTarget(file, origin)
  if (own !== null) return new URL(own, origin).href.replace(/#.*$/, '')
  const hosts = [allowed.storeOrigin, allowed.apiOrigin].map(originOf).flatMap((known) => {
    const asked = originOf(file?.trim() ?? '')
    return known !== null && known === asked ? [new URL(known).hostname] : []
  })
  const foreign = safeExternal(file, [...allowed.hosts, ...hosts])
  return foreign === null ? null : foreign.replace(/#.*$/, '')
}

export type PdfRequest = { state: 'missing' } | { state: 'refused' } | { state: 'open'; url: string }

export function pdfRequest(
  { file: named }: SearchOf<typeof paths.pdfView>,
  origin: string,
  allowed: PdfOrigins = configured(),
): PdfRequest {
  const file = named.trim()
  if (file === '') return { state: 'missing' }
  const url = pdfSource(file, origin, allowed)
  return url === null ? { state: 'refused' } : { state: 'open', url }
}

/** The viewer's address for a file named .pdf from an allowed source; null if the browser should open the file. */
export function pdfViewOf(file: string, origin: string, allowed: PdfOrigins = configured()): string | null {
  return /\.pdf$/i.test(file) && pdfSource(file, origin, allowed) !== null ? to(paths.pdfView, {}, { file }) : null
}

export const pdfTexts = {
  missing: '没有要打开的文件',
  refused: '这个文件的地址不可信，没有打开',
} as const
