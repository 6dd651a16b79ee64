import { defineConfig } from 'vitest/config'

/** The tests that a mutation run asks: rules, client, and what starts and guards the app, without the screens. One environment, so that all can count. */
export default defineConfig({
  define: { __MOCK__: 'false' },
  test: {
    env: { TZ: 'Asia/Shanghai', VITE_SERVICE_PHONE: '400-000-0000' },
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
    setupFiles: ['tests/setup-dom.ts'],
    include: [
      'src/shared/lib/**/*.test.{ts,tsx}',
      'src/shared/api/**/*.test.{ts,tsx}',
      'src/shared/form/rules.test.ts',
      'src/domains/**/*rules.test.ts',
      'src/domains/order/*.test.ts',
      'src/domains/payment/*.test.{ts,tsx}',
      'src/domains/report/*.test.{ts,tsx}',
      'src/domains/session/store.test.tsx',
      'src/app/{boot,boot-rules,boot-entry,boot-start,guards,report-errors,tap-guard,tap-rules}.test.{ts,tsx}',
      'src/app/layouts/scroll-memory.test.tsx',
      'tests/client-faults.test.tsx',
    ],
    // Its 20,000 histories for each mutant would take hours; machine.test.ts goes through the same steps one by one.
    exclude: ['src/domains/payment/machine-histories.test.ts'],
  },
})
