import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { slimmed } from '../../scripts/vite-slim.ts'

/** Every test runs with the libraries as they are shipped: without what scripts/vite-slim.ts leaves out. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.startsWith('file:') || loaded.format !== 'module' || !loaded.source) return loaded
    const code = typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString()
    return { ...loaded, source: slimmed(code, fileURLToPath(url).replaceAll('\\', '/')) }
  },
})
