// Prints the personas of the mock backend, read from the TypeScript source by stripping its types (Node 24 can import
// it directly, an older Node cannot).
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { nodePath, root } from './install.mjs'

const script = `import { personas, SMS_CODE } from ${JSON.stringify(join(root, 'src/mocks/personas.ts'))}; console.log(JSON.stringify({ personas, SMS_CODE }))`
const told = JSON.parse(execFileSync(nodePath(), ['--input-type=module', '-e', script], { encoding: 'utf8' }))

export const personas = told.personas
export const SMS_CODE = told.SMS_CODE
