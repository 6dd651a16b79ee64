import react from '@vitejs/plugin-react'
import { defineConfig, type PluginOption } from 'vite'
import { slimAxios } from './scripts/vite-axios.ts'
import { firstChunks } from './scripts/vite-first-chunks.ts'
import { lateStyles } from './scripts/vite-late-styles.ts'
import { pdfFiles, pdfPage } from './scripts/vite-pdf.ts'
import { precompress } from './scripts/vite-precompress.ts'

const KIT =
  /src[\\/]shared[\\/](ui[\\/](\w+[\\/])?(Button|LinkButton|Price|SafeImage|Row|Countdown|Carousel|Sheet|late-panel|optional)\.tsx|ui[\\/]layers[\\/]use-layer\.ts|lib[\\/](\w+[\\/])?(money|countdown|pictures|idle|keyed|leaving|mobile)\.ts|wechat[\\/](share|platform)\.ts)$/

/** Rows and reads of the first screens: small files shared by several of them. */
const FIRST_CALLS =
  /src[\\/]domains[\\/](session|home|mall|banner|coupon|sample|media|order)[\\/](contract|queries)\.ts$|src[\\/]domains[\\/]mall[\\/]rules\.ts$|src[\\/]shared[\\/]lib[\\/]screen\.ts$/

/** The hooks for reads; those for paging come with the screens that need them. */
const READS = /@tanstack[\\/](react-query|query-core)[\\/](?!.*(utation|nfinite))/

/** Lists that load page by page; a product's page has none. */
const PAGING =
  /@tanstack[\\/](react-query|query-core)[\\/].*nfinite|src[\\/]shared[\\/]ui[\\/]lists[\\/](InfiniteList|ListBlock)\.tsx$/

/** Texts and rules for reports and the progress of samples. */
const REPORT =
  /src[\\/](domains[\\/](report|sample)[\\/](model|rules|report-ids|store)|shared[\\/]lib[\\/](\w+[\\/])?(date|idcard))\.ts$|node_modules[\\/]dayjs[\\/]/

/** Shared by all report screens: one request instead of six. */
const REPORT_VIEW =
  /src[\\/]domains[\\/]report[\\/](detail-rules|item-rules|report-source|writes|queries|my-reports|walk-(rules|store)|parts[\\/](SummaryCard|use-report-place|Severity|CategoryState|Disclaimer|category-icons))\.tsx?$/

/** Shared by all writes. */
const WRITE = /src[\\/]shared[\\/](ui[\\/]use-write|api[\\/]write|lib[\\/](once|fingerprint))\.ts$/

/** Shared by all forms. */
const FORM = /src[\\/]shared[\\/](form[\\/](Form|Field|kept|remains|use-form-visit|use-zod-form))\.tsx?$/

const OFFER =
  /src[\\/](domains[\\/]mall[\\/](rewards|share-rules|promotion-rules|choice)|shared[\\/](ui[\\/]use-server-now|lib[\\/]time[\\/]edges))\.ts$/

/** mock: a static demo whose backend is a service worker; development: the embedded backend over real HTTP. */
export default defineConfig(async ({ mode, command, isPreview }) => {
  const demo = mode === 'mock'
  const mocked = demo || (command === 'serve' && !isPreview)
  const standIn: PluginOption[] = mocked ? [(await import('msw/vite')).msw()] : []
  const define = { __MOCK__: JSON.stringify(mocked) }
  const target = demo ? 'es2022' : ['chrome86', 'safari14', 'ios14']
  const plugins: PluginOption[] = [react(), slimAxios(), firstChunks(), lateStyles(), ...standIn]
  plugins.push(pdfFiles(), pdfPage({ define, target, plugins: [slimAxios(), ...standIn] }))
  if (!demo) plugins.push(precompress())
  if (mocked && !demo) {
    const { embeddedBackend } = await import('./src/mocks/vite-plugin.ts')
    plugins.push(embeddedBackend())
  }
  return {
    plugins,
    define,
    // Two servers of one checkout would overwrite each other's prebundled dependencies.
    ...(mocked && !demo ? { cacheDir: `node_modules/.vite/${process.env['PORT'] ?? 'default'}` } : {}),
    build: {
      target,
      manifest: true,
      sourcemap: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'vendor', test: /node_modules[\\/]/, tags: ['$initial' as const], priority: 30 },
              // Shared by all schemas; the schemas themselves stay separate, each domain's with its first call.
              {
                name: 'wire',
                test: /src[\\/](shared[\\/](api[\\/]wire|lib[\\/](time[\\/])?(money|points|instant|words))|domains[\\/]mall[\\/]specification)\.ts$/,
                priority: 20,
              },
              { name: 'base', test: /src[\\/]/, tags: ['$initial' as const], priority: 10 },
              { name: 'calls', test: FIRST_CALLS, priority: 8 },
              // Small components that most screens use: one request instead of ten.
              { name: 'kit', test: KIT, priority: 5 },
              { name: 'paging', test: PAGING, priority: 3 },
              { name: 'report-facts', test: REPORT, priority: 6 },
              { name: 'report-view', test: REPORT_VIEW, priority: 5 },
              { name: 'reads', test: READS, priority: 5 },
              {
                name: 'shelf',
                test: /src[\\/](widgets[\\/]goods[\\/](BannerStrip|GoodsGrid|GoodsCard)|shared[\\/]ui[\\/]lists[\\/](PullRefresh|pull-rules)|domains[\\/]mall[\\/]use-refresh)\.tsx?$/,
                priority: 5,
              },
              { name: 'write', test: WRITE, priority: 7 },
              { name: 'offer', test: OFFER, priority: 5 },
              { name: 'form', test: FORM, priority: 5 },
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
        'pdfjs-dist/legacy/build/pdf.mjs',
        'antd-mobile',
        'dompurify',
        '@hookform/resolvers/zod',
        'react-hook-form',
        '@vant/area-data',
      ],
    },
  }
})
