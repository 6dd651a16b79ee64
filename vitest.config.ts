import { mkdirSync, writeFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'

const env = { TZ: 'Asia/Shanghai', VITE_SERVICE_PHONE: '400-000-0000' }

/** Errors outside any test end a run too, and the JSON report does not have them. */
const unhandled: Reporter = {
  onTestRunEnd(_modules, errors) {
    mkdirSync('reports', { recursive: true })
    const testResults = errors.map(({ message, stack }) => ({
      name: `outside any test: ${message}`,
      status: 'failed',
      message: stack ?? '',
      assertionResults: [],
    }))
    writeFileSync('reports/unhandled.json', JSON.stringify({ testResults }))
  },
}

export default defineConfig({
  plugins: [react()],
  define: { __MOCK__: 'false' },
  test: {
    env,
    // Every test runs with the libraries as they are shipped: without what scripts/vite-slim.ts leaves out.
    execArgv: ['--import', './tests/support/slim-loader.ts'],
    // One worker per core: the main process only distributes files.
    maxWorkers: '100%',
    // Generous, for busy machines; a hanging test still ends. Speed has its own measurements (scripts/bench.mjs).
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: process.env['CI'] ? ['default', 'json', unhandled] : ['default'],
    outputFile: { json: 'reports/vitest.json' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          setupFiles: ['tests/support/setup-node.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          setupFiles: ['tests/support/setup-dom.ts'],
        },
      },
    ],
  },
})
