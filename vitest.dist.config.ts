import { defineConfig } from 'vitest/config'
import { isFullMatrix } from './tests/support/matrix.ts'
import { unhandledErrors, vitestProgress } from './scripts/test/progress.ts'

/** As in vitest.config.ts. */
const report = process.env['REPORT'] ?? ''

/** Tests of the built files; they run after the builds (scripts/test.mjs). */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/dist/**/*.spec.ts'],
    // Makes three whole galleries: covers a command for people who look at pictures, so only the full matrix runs it.
    exclude: isFullMatrix ? [] : ['tests/dist/gallery.spec.ts'],
    // As in vitest.config.ts.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: report ? [vitestProgress(report), 'json', unhandledErrors(report)] : ['default'],
    outputFile: { json: `reports/${report}.json` },
  },
})
