import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { isFullMatrix } from './tests/support/matrix.ts'
import { unhandledErrors, vitestProgress } from './scripts/test/progress.ts'

const env = { TZ: 'Asia/Shanghai', VITE_SERVICE_PHONE: '400-000-0000' }

/** The name of the report, set by npm test; empty in `npm run check`. */
const report = process.env['REPORT'] ?? ''

const ISOLATED = '*.isolated.test'

/**
 * The files of a project share modules, window and network of their worker, and must leave them unchanged. A file that
 * replaces modules is named `*.isolated.test.*` and gets a worker of its own (tests/test-rules.test.ts).
 */
function project(name: string, extension: 'ts' | 'tsx', isolate: boolean): TestProjectInlineConfiguration {
  const files = (pattern: string) => [`src/**/${pattern}.${extension}`, `tests/**/${pattern}.${extension}`]
  return {
    extends: true,
    test: {
      name,
      isolate,
      include: files(isolate ? ISOLATED : '*.test'),
      exclude: [...(isolate ? [] : files(ISOLATED)), ...(isFullMatrix ? [] : ['tests/full/**'])],
      ...(extension === 'tsx'
        ? {
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
            setupFiles: ['tests/support/setup-dom.ts'],
          }
        : { environment: 'node', setupFiles: ['tests/support/setup-node.ts'] }),
    },
  }
}

export default defineConfig({
  plugins: [react()],
  define: { __MOCK__: 'false' },
  test: {
    env,
    // More workers than cores: a worker is idle for a third of its time.
    maxWorkers: 4,
    // Long, for busy machines; a hanging test still ends. Speed is measured elsewhere (tools/bench/bench.mjs).
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: report ? [vitestProgress(report), 'json', unhandledErrors(report)] : ['default'],
    outputFile: { json: `reports/${report}.json` },
    projects: [
      project('unit', 'ts', false),
      project('unit-isolated', 'ts', true),
      project('screens', 'tsx', false),
      project('screens-isolated', 'tsx', true),
    ],
  },
})
