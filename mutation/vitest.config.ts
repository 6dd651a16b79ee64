import { defineConfig } from 'vitest/config'
import { partName, parts } from './parts.mjs'

const { tests, exclude = [], dom, isolate } = parts[partName] ?? { tests: [], dom: false, isolate: false }

/** The tests that a mutation run asks; which, says its part. */
export default defineConfig({
  define: { __MOCK__: 'false' },
  test: {
    env: { TZ: 'Asia/Shanghai', VITE_SERVICE_PHONE: '400-000-0000' },
    environment: dom ? 'jsdom' : 'node',
    environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
    isolate,
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    setupFiles: [dom ? 'tests/setup-dom.ts' : 'tests/setup-node.ts'],
    include: tests,
    exclude,
  },
})
