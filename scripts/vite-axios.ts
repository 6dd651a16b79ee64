import type { Plugin } from 'vite'

/** Parts of axios that the app never uses: it has its own fetch adapter and sends JSON or plain forms (ADR 003). */
const UNUSED =
  /\/(adapters\/(xhr|fetch|http)|helpers\/(toFormData|formDataToJSON|HttpStatusCode|spread|cookies|resolveConfig|progressEventReducer|trackStream|fromDataURI)|cancel\/CancelToken)\.js$/

const STUB = '\0axios-unused'

/** Removes those parts from the bundle. */
export const slimAxios = (): Plugin => ({
  name: 'slim-axios',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer) {
    if (!importer?.includes('/axios/')) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && /\/axios\/lib\//.test(found.id) && UNUSED.test(found.id) ? STUB : null
  },
  load: (id) => (id === STUB ? 'export default null; export const getFetch = () => null' : null),
})
