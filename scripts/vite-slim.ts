import type { Plugin } from 'vite'
import { axiosCuts } from './slim/axios.ts'
import { cut } from './slim/cut.ts'
import { openPrivateNames } from './slim/private-names.ts'
import { routerCuts } from './slim/router.ts'

/** Packages whose classes have private names. */
const PRIVATE = /\/node_modules\/(@tanstack\/query-core|react-router)\//

const PACKAGES = [
  { folder: /\/node_modules\/react-router\/dist\/\w+\//, cuts: routerCuts },
  { folder: /\/node_modules\/axios\//, cuts: axiosCuts },
]

/** The code of a library file without the parts that the app never uses. */
export function slimmed(code: string, file: string): string {
  let text = code
  for (const { folder, cuts } of PACKAGES) {
    const [prefix] = folder.exec(file) ?? []
    if (!prefix) continue
    const found = cuts[file.slice(file.indexOf(prefix) + prefix.length)]
    if (found) text = cut(text, file, found)
  }
  return PRIVATE.test(file) && text.includes('#') ? openPrivateNames(text) : text
}

/** Removes the parts of libraries that the app never uses. */
export const slim = (): Plugin => ({
  name: 'slim',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    const [file = ''] = id.split('?')
    const text = slimmed(code, file)
    return text === code ? null : { code: text, map: null }
  },
})
