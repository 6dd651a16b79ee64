import packageJson from '../../package.json' with { type: 'json' }
import { allEndpoints } from '#tests/contracts.ts'
import { openApiOf } from './openapi.ts'

/** Made while the module loads: the schemas of the rows are loaded on demand, and the loader closes afterwards. */
export const document = await openApiOf(allEndpoints, packageJson.version)
