import { screen } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { openApiOf } from '../../tools/openapi/openapi.ts'
import { mockServerOf } from '../../tools/openapi/mock-server.ts'
import { rowAt } from '../../e2e/derived-states.ts'
import { testedStates } from '../../e2e/tested-states.ts'
import { allEndpoints } from '../support/contracts.ts'
import { waitForScreen } from '../support/wait-for-screen.ts'
import { newBackend, renderRoute } from '../support/render-route.tsx'
import { withHandlers } from '../support/request-handlers.ts'

/**
 * Every address with a public mock server (openapi-backend) that has only the contract file. The app sends no request
 * that the file forbids, and shows the examples of the file.
 */

const server = await mockServerOf(await openApiOf(allEndpoints, '1.0.0'))
/** Calls have the header `source` and go to the mock server. Files are served as before. */
const mockServerHandler = http.all('*', ({ request }) =>
  request.headers.has('source') ? server.answer(request) : undefined,
)

/** The replies of the mock server do not depend on the ids in an address. */
const kindOf = ({ address }: { address: string }) => `${rowAt(address)?.path} ${new URL(address, 'http://a').search}`
const addresses = new Map(testedStates.map((state) => [kindOf(state), state]))

test.each([...addresses.values()])('the screen state $name is displayed without an error', async ({ address, as }) => {
  server.refused.length = 0
  await renderRoute(address, { backend: withHandlers(newBackend(), mockServerHandler), ...(as ? { as } : {}) })
  await waitForScreen()
  expect(server.refused).toEqual([])
  expect(screen.queryByRole('heading', { name: '暂时无法显示' })).toBeNull()
  expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object/)
})
