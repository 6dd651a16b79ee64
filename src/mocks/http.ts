import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest } from 'node:http2'

/** Path prefixes of the backend (specification §7); everything else is a file of the build. */
export const API =
  /^\/(auth|uaa|mall|mallsales|pay|wechat|recommendation|gene|members|messages|points|qa|formerop|resources)\//

async function bodyOf(request: IncomingMessage | Http2ServerRequest): Promise<Buffer<ArrayBuffer> | null> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return parts.length > 0 ? Buffer.concat(parts) : null
}

export async function toRequest(incoming: IncomingMessage | Http2ServerRequest): Promise<Request> {
  const headers = new Headers()
  // Pseudo-headers of HTTP/2 begin with a colon.
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string' && !name.startsWith(':')) headers.set(name, value)
  const body = incoming.method === 'GET' ? null : await bodyOf(incoming)
  return new Request(new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`), {
    method: incoming.method ?? 'GET',
    headers,
    ...(body ? { body } : {}),
  })
}

export async function reply(response: Response, outgoing: ServerResponse): Promise<void> {
  // An injected network fault: drops the connection.
  if (response.type === 'error') return void outgoing.destroy()
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
