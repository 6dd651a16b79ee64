/** Videos, subtitles and posters of the object store. Ranges are supported, because Safari needs ranges. */
import { HttpResponse } from 'msw'

export const VIDEO_PATH = 'resources/lecture'

const types: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  ts: 'video/mp2t',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
  jpg: 'image/jpeg',
}

async function bytesOf(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  // Large, so they are loaded with the first request.
  const [{ files }, { texts }] = await Promise.all([
    import('../seed/lecture/files.ts'),
    import('../seed/lecture/texts.ts'),
  ])
  const text = texts[name]
  if (text !== undefined) return new TextEncoder().encode(text)
  const file = files[name]
  return file === undefined ? null : Uint8Array.from(atob(file), (char) => char.charCodeAt(0))
}

export interface Span {
  from: number
  /** The last byte, included. */
  to: number
}

/** The bytes of a Range header; null for the whole file (no header, or one that cannot be parsed); 'none' outside it. */
export function spanOf(header: string | null, length: number): Span | 'none' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first)
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1)
  return from <= to ? { from, to } : 'none'
}

export async function video(request: Request, name: string): Promise<Response> {
  const bytes = await bytesOf(name)
  if (!bytes) return new HttpResponse(null, { status: 404 })
  const headers = {
    'content-type': types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
    'accept-ranges': 'bytes',
  }
  const span = spanOf(request.headers.get('range'), bytes.length)
  if (span === 'none')
    return new HttpResponse(null, { status: 416, headers: { 'content-range': `bytes */${bytes.length}` } })
  if (!span)
    return HttpResponse.arrayBuffer(bytes.buffer, { headers: { ...headers, 'content-length': String(bytes.length) } })
  const piece = bytes.slice(span.from, span.to + 1)
  return HttpResponse.arrayBuffer(piece.buffer, {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(piece.length),
      'content-range': `bytes ${span.from}-${span.to}/${bytes.length}`,
    },
  })
}
