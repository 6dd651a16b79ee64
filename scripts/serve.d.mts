import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export function headersOf(config: string): Record<string, string>
export function createStaticServer(
  folder: string,
  extra?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>,
): Server
