import { defineConfig } from 'vitest/config'
export default defineConfig({
  define: { __MOCK__: 'false' },
  test: {
    env: { TZ: 'Asia/Shanghai', VITE_SERVICE_PHONE: '400-000-0000' },
    environment: 'node',
    include: ['src/domains/payment/machine.test.ts','src/domains/payment/machine-late.test.ts','src/app/tap-rules.test.ts'],
  },
})
