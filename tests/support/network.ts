import { setupServer } from 'msw/node'
import { countCalls } from './quiet.ts'

/** The test network, which all test files of a worker share. A request without a handler fails the test. */
export const network = setupServer()
network.listen({ onUnhandledFrame: 'error' })
// Called after `listen`, which installs its own `fetch`.
countCalls()
