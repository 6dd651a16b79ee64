import packageJson from '../../package.json' with { type: 'json' }
import { allEndpoints } from '#tests/contracts.ts'
import { openApiOf } from './openapi.ts'

/** The document is built while this module loads: schemas load on demand, and the module loader closes afterwards. */
export const document = await openApiOf(allEndpoints, packageJson.version)
