import { PdfFault } from './fault.ts'

/** Larger files would crash the page on a phone with 3 GB. */
const MAX_BYTES = 60 * 1024 * 1024
/** A connection without data for this long counts as dead. */
const STALLED_MS = 30_000

interface Options {
  signal: AbortSignal
  /** 0 to 100; null while the length is not known. */
  progress: (percent: number | null) => void
  /** Whether the final address, after redirects, may be read. */
  trusted: (address: string) => boolean
}

/** A PDF header may be preceded by a few other bytes. */
const MAGIC_WITHIN = 1024

export function isPdf(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, MAGIC_WITHIN))
  return head.includes('%PDF-')
}

/** Progress in whole per cent; at most 99, in case the announced length is wrong. */
export const percentOf = (loaded: number, total: number): number | null =>
  total > 0 ? Math.min(99, Math.floor((loaded / total) * 100)) : null

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

/** For a compressed body, content-length is the compressed length, which does not match the bytes read. */
const lengthOf = ({ headers }: Response): number =>
  headers.get('content-encoding') ? 0 : Number(headers.get('content-length') ?? 0)

async function readBody(response: Response, progress: Options['progress'], alive: () => void): Promise<Uint8Array> {
  if (!response.body) return new Uint8Array(await response.arrayBuffer())
  const total = lengthOf(response)
  const reader = response.body.getReader()
  const parts: Uint8Array[] = []
  let loaded = 0
  for (;;) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- a stream is read chunk by chunk
    const { done, value } = await reader.read()
    if (done) return join(parts, loaded)
    alive()
    parts.push(value)
    loaded += value.length
    if (loaded > MAX_BYTES) throw new PdfFault('large')
    progress(percentOf(loaded, total))
  }
}

async function answerOf(url: string, signal: AbortSignal): Promise<Response> {
  // Nothing personal is sent: no token, no cookie, no referrer.
  const response = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (response.status === 404 || response.status === 410) throw new PdfFault('missing')
  if (!response.ok) throw new PdfFault('network')
  return response
}

/** Downloads a file and reports its progress; throws only `PdfFault`. */
export async function downloadPdf(url: string, { signal, progress, trusted }: Options): Promise<Uint8Array> {
  const own = new AbortController()
  const stop = () => own.abort()
  let timer = setTimeout(stop, STALLED_MS)
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(stop, STALLED_MS)
  }
  signal.addEventListener('abort', stop)
  try {
    const response = await answerOf(url, own.signal)
    if (response.url && !trusted(response.url)) throw new PdfFault('foreign')
    const bytes = await readBody(response, progress, alive)
    if (!isPdf(bytes)) throw new PdfFault('broken')
    return bytes
  } catch (error) {
    own.abort()
    throw error instanceof PdfFault ? error : new PdfFault('network')
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}
