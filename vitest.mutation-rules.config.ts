import { defineConfig } from 'vitest/config'

/**
 * The tests that a mutation run asks about rules and other pure code: without a DOM and in one module graph, which makes
 * a mutant a matter of milliseconds.
 */
export default defineConfig({
  define: { __MOCK__: 'false' },
  test: {
    env: { TZ: 'Asia/Shanghai', VITE_SERVICE_PHONE: '400-000-0000' },
    environment: 'node',
    isolate: false,
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    setupFiles: ['tests/setup-node.ts'],
    include: [
      'src/shared/lib/*.test.ts',
      'src/shared/api/errors.test.ts',
      'src/shared/form/rules.test.ts',
      'src/domains/*/*.test.ts',
      'src/app/{boot-rules,report-errors,tap-rules}.test.ts',
    ],
    // Their thousands of histories for each mutant would take hours; machine.test.ts and poll.test.ts go through the same steps one by one.
    exclude: ['src/domains/payment/*-histories.test.ts'],
  },
})
