import type { Plugin } from 'vite'

/** axios carries two browser adapters; we use fetch alone, so the other one stays out of the bundle (ADR 003). */
export const fetchAdapterOnly = (): Plugin => ({
  name: 'axios-fetch-adapter-only',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) => (importer?.includes('axios') && source.endsWith('/xhr.js') ? '\0axios-no-xhr' : null),
  load: (id) => (id === '\0axios-no-xhr' ? 'export default null' : null),
})
