import { defineConfig } from 'vitest/config'

/** The tests that a mutation run asks about the client, and about what starts and guards the app, without the screens. */
export default defineConfig({
  define: { __MOCK__: 'false' },
  test: {
    env: { TZ: 'Asia/Shanghai', VITE_SERVICE_PHONE: '400-000-0000' },
    environment: 'jsdom',
    testTimeout: 60_000,
    environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
    setupFiles: ['tests/setup-dom.ts'],
    include: [
      'src/shared/lib/{clock,clock-sleep,edges,once,safe-html,storage}.test.{ts,tsx}',
      'src/shared/api/*.test.{ts,tsx}',
      'src/shared/ui/use-write.test.tsx',
      'src/domains/payment/{flow,pending,safe-pay}.test.{ts,tsx}',
      'src/domains/session/store.test.tsx',
      'src/app/{boot,boot-entry,boot-start,guards,tap-guard}.test.{ts,tsx}',
      'src/app/layouts/scroll-memory.test.tsx',
      'tests/client-faults.test.tsx',
    ],
  },
})
