import { defineConfig } from 'vitest/config'

/** The tests that a mutation run asks: rules and client, without the screens. One environment, so that all can count. */
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
      'src/domains/payment/*.test.ts',
      'src/domains/report/*.test.{ts,tsx}',
      'src/app/{boot-rules,report-errors}.test.{ts,tsx}',
      'tests/client-faults.test.tsx',
    ],
  },
})
