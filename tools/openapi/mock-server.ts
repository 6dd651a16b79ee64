import { createServer } from 'node:http'
import { type Document, OpenAPIBackend } from 'openapi-backend'
import { reply, toRequest } from '#/mocks/http.ts'

/**
 * Answers requests from the contract file alone: checks each request against the contract, and replies with the
 * contract's examples.
 */
interface MockServer {
  answer: (request: Request) => Promise<Response>
  /** Requests that break the contract: the call, and why. */
  refused: string[]
}

const bodyOf = (text: string, type: string | null): unknown =>
  type?.includes('form') ? Object.fromEntries(new URLSearchParams(text)) : text

/** @param document the contract, as `npm run openapi` writes it. */
export async function mockServerOf(document: object): Promise<MockServer> {
  const refused: string[] = []
  const refuse = (status: number, call: string, why: string): Response => {
    refused.push(`${call}: ${why}`)
    return Response.json({ message: why }, { status })
  }
  const backend = new OpenAPIBackend({
    definition: document as Document,
    strict: true,
    // Skips the check of the document: this library's schema is older than OpenAPI 3.1, and Redocly checks the
    // document.
    quick: true,
    coerceTypes: true,
    securityHandlers: { token: ({ request }) => Boolean(request.headers['authorization']) },
    handlers: {
      notFound: ({ request }) => refuse(404, `${request.method} ${request.path}`, 'no such call'),
      unauthorizedHandler: ({ operation }) => refuse(401, String(operation.operationId), 'no token'),
      validationFail: ({ operation, validation: { errors } }) => {
        const why = (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
        return refuse(400, String(operation.operationId), why.join(', '))
      },
      notImplemented: ({ api, operation }) => {
        const { mock } = api.mockResponseForOperation(String(operation.operationId)) as { mock: unknown }
        return Response.json(mock, { headers: Array.isArray(mock) ? { 'x-total-count': String(mock.length) } : {} })
      },
    },
  })
  await backend.init()
  const answer = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    return (await backend.handleRequest({
      method: request.method,
      path: pathname,
      query: search,
      headers: Object.fromEntries(request.headers),
      ...(text && { body: bodyOf(text, request.headers.get('content-type')) }),
    })) as Response
  }
  return { answer, refused }
}

/** Serves the contract on a port of this machine, and prints each request that breaks it. */
export async function serveMock(document: object, port: number): Promise<void> {
  const { answer, refused } = await mockServerOf(document)
  createServer((incoming, outgoing) => {
    void toRequest(incoming)
      .then(answer)
      .then((response) => reply(response, outgoing))
      .finally(() => refused.splice(0).forEach((one) => console.log(one)))
  }).listen(port, () => console.log(`http://localhost:${port}`))
}
