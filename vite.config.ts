import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type PluginOption } from 'vite'
import { chunkGroups, compileHint, hintFirst, withoutLoaded } from './scripts/vite-chunks.ts'
import { firstPage } from './scripts/vite-early-paint.ts'
import { pdfFiles, pdfPage } from './scripts/vite-pdf.ts'
import { CHUNK_KB, strict } from './scripts/vite-strict.ts'
import { precompress } from './scripts/vite-precompress.ts'
import { release } from './scripts/vite-release.ts'
import { styleSheets } from './scripts/vite-styles.ts'
import { sourceMaps } from './scripts/vite-source-maps.ts'

const root = import.meta.dirname

/** Output folders of commands; the development server ignores changes in them. */
const written = ['.cache', '.mock', 'dist', 'dist-demo', 'dist-maps', 'gallery', 'reports', 'test-results']

/** mock: a static demo whose backend is a service worker; development: the embedded backend over real HTTP. */
export default defineConfig(async ({ mode, command, isPreview }) => {
  const demo = mode === 'mock'
  const mocked = demo || (command === 'serve' && !isPreview)
  const mockBackend: PluginOption[] = mocked ? [(await import('msw/vite')).msw()] : []
  const define = { __MOCK__: JSON.stringify(mocked) }
  // Chrome 86, except that optional chaining stays: tests/dist/js-features.ts finds the one form that Chrome 86 reads
  // wrongly.
  // The demo needs top-level await for its backend.
  const target = demo ? ['chrome91', 'safari15', 'ios15'] : ['chrome91', 'safari14', 'ios14']
  const plugins: PluginOption[] = [react(), release(), styleSheets(), hintFirst(), ...mockBackend]
  const hosts = loadEnv(mode, root)['VITE_HOSTS'] ?? ''
  plugins.push(firstPage({ target, calls: !demo, hosts }))
  plugins.push(pdfFiles(), pdfPage({ define, target, plugins: mockBackend }))
  if (!demo) plugins.push(sourceMaps(), precompress())
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
      cssTarget: ['chrome86', 'safari14', 'ios14'],
      manifest: true,
      modulePreload: {
        resolveDependencies: withoutLoaded,
      },
      // `hidden`: the scripts do not link their maps, because the maps are not served.
      sourcemap: demo ? false : ('hidden' as const),
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: CHUNK_KB,
      rolldownOptions: {
        ...strict,
        // Safe, because no class of the app or of the libraries has a field with the name of a getter of its parent
        // class.
        transform: { assumptions: { setPublicClassFields: true } },
        output: {
          // The entry contains the names of all chunks: one character less per name saves 0.2 KB of the first screen.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          postBanner: compileHint,
          codeSplitting: {
            groups: chunkGroups,
          },
        },
      },
    },
    server: { host: true, port: 5173, watch: { ignored: written.map((folder) => join(root, folder, '**')) } },
    preview: { host: '127.0.0.1' },
    optimizeDeps: {
      // Otherwise all HTML files of the checkout are scanned, including those of a build or a gallery.
      entries: ['index.html', 'pdf/viewer.html'],
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
