import { defineConfig } from 'vitest/config'

/** Tests of the built files; they run after the builds (scripts/test.mjs). */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/dist/**/*.spec.ts'],
    reporters: process.env['CI'] ? ['default', 'json'] : ['default'],
    outputFile: { json: 'reports/dist.json' },
  },
})
