import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { root } from '../../scripts/install.mjs'

/** The page of the contract: a maintained viewer with openapi.json, without requests to other hosts. */
export function writeContract(out) {
  spawnSync(process.execPath, [join(root, 'tools/openapi/openapi.mjs'), join(out, 'openapi.json')], { stdio: 'ignore' })
  const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE'])
    cpSync(join(viewer, file), join(out, 'viewer', file))
  // The document is written as a script, because a page that was opened as a file may not use fetch.
  writeFileSync(join(out, 'viewer/openapi.js'), `window.OPENAPI = ${readFileSync(join(out, 'openapi.json'), 'utf8')}`)
}
