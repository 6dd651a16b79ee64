import { defineConfig } from 'vitest/config'

/** Tests of the built files; they run after the builds (scripts/test.mjs). */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/dist/**/*.spec.ts'],
    // Packing the files takes a busy machine longer than the usual 5 s.
    testTimeout: 60_000,
    reporters: process.env['CI'] ? ['default', 'json'] : ['default'],
    outputFile: { json: 'reports/dist.json' },
  },
})
