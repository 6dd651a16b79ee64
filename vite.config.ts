import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption } from 'vite'
import { slimAxios } from './scripts/vite-axios.ts'
import { firstChunks } from './scripts/vite-first-chunks.ts'
import { lateStyles } from './scripts/vite-late-styles.ts'

const KIT =
  /src[\\/]shared[\\/](ui[\\/](Button|Price|SafeImage|Row|Tabs|Countdown|InfiniteList|Carousel|Stepper|Sheet)\.tsx|lib[\\/](money|countdown|pictures|once|idle)\.ts)$/

/** mock: a static demo whose backend is a service worker; development: the embedded backend over real HTTP. */
export default defineConfig(async ({ mode, command, isPreview }) => {
  const demo = mode === 'mock'
  const plugins: PluginOption[] = [react(), slimAxios(), firstChunks(), lateStyles()]
  const mocked = demo || (command === 'serve' && !isPreview)
  if (mocked) plugins.push((await import('msw/vite')).msw())
  if (mocked && !demo) {
    const { embeddedBackend } = await import('./src/mocks/vite-plugin.ts')
    plugins.push(embeddedBackend())
  }
  return {
    plugins,
    define: { __MOCK__: JSON.stringify(mocked) },
    build: {
      target: demo ? 'es2022' : ['chrome86', 'safari14'],
      manifest: true,
      sourcemap: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'vendor', test: /node_modules[\\/]/, tags: ['$initial' as const], priority: 30 },
              {
                name: 'models',
                test: /src[\\/](domains[\\/]\w+[\\/]model|shared[\\/]api[\\/]wire)\.ts$/,
                priority: 20,
              },
              { name: 'base', test: /src[\\/]/, tags: ['$initial' as const], priority: 10 },
              // Small parts that most screens use: one request instead of ten.
              { name: 'kit', test: KIT, priority: 5 },
            ],
          },
        },
      },
    },
    server: { host: true, port: 5173, watch: { ignored: ['**/.mock/**', '**/dist/**'] } },
    preview: { host: '127.0.0.1' },
    optimizeDeps: {
      include: [
        'weixin-js-sdk',
        'antd-mobile',
        'dompurify',
        '@hookform/resolvers/zod',
        'react-hook-form',
        '@vant/area-data',
      ],
    },
  }
})
