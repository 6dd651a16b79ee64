import { defineConfig } from 'vitest/config'
import { partName, parts } from './parts.mjs'

const { tests, exclude = [], dom, isolate } = parts[partName] ?? { tests: [], dom: false, isolate: false }

export default defineConfig({
  define: { __MOCK__: 'false' },
  test: {
    env: { TZ: 'Asia/Shanghai', VITE_SERVICE_PHONE: '400-000-0000' },
    environment: dom ? 'jsdom' : 'node',
    environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
    isolate,
    // Long, for busy machines.
    testTimeout: 60_000,
    setupFiles: [dom ? 'tests/support/setup-dom.ts' : 'tests/support/setup-node.ts'],
    include: tests,
    exclude,
  },
})
