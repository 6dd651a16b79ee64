import { defineConfig } from 'vitest/config'
import { fileURLToPath } from 'node:url'
const stub = fileURLToPath(new URL('./.part/antd-stub.ts', import.meta.url))
export default defineConfig({
  define: { __MOCK__: 'false' },
  resolve: { alias: process.env.STUB ? [{ find: 'antd-mobile', replacement: stub }, { find: '#/shared/ui/antd.ts', replacement: stub }] : [] },
  test: {
    env: { TZ: 'Asia/Shanghai', VITE_SERVICE_PHONE: '400-000-0000' },
    environment: 'jsdom',
    isolate: process.env.ISO !== '0',
    environmentOptions: { jsdom: { url: 'http://localhost:3000' } },
    setupFiles: ['tests/setup-dom.ts'],
    include: (process.env.PART ?? '').split(','),
  },
})
