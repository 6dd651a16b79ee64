import { setupServer } from 'msw/node'
import { countCalls } from './quiet.ts'

/** The test network of a worker: an address without a handler fails the test. All its test files share it. */
export const network = setupServer()
network.listen({ onUnhandledFrame: 'error' })
// After `listen`, which installs its own fetch.
countCalls()
