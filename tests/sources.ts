import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

const walk = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? walk(`${folder}/${entry.name}`)
      : /\.(ts|tsx)$/.test(entry.name)
        ? [`${folder}/${entry.name}`]
        : [],
  )

export interface Source {
  file: string
  text: string
  /** Its imports: `src/…` for our own files, the bare name for packages. */
  imports: string[]
}

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

const resolve = (file: string, name: string): string => {
  if (name.startsWith('#/')) return `src/${name.slice(2)}`
  return name.startsWith('.') ? relative(root, join(root, file, '..', name)).replaceAll('\\', '/') : name
}

const read = (file: string): Source => {
  const text = readFileSync(join(root, file), 'utf8')
  return { file, text, imports: [...text.matchAll(IMPORT)].map(([, name = '']) => resolve(file, name)) }
}

/** All files below `src`, including tests. */
export const sources: readonly Source[] = walk('src').map(read)

/** Shipped files and the stand-in, without tests. */
export const code: readonly Source[] = sources.filter(({ file }) => !/\.test\.tsx?$/.test(file) && !/fake-/.test(file))

/** The text of a file without comments. */
export const codeOf = ({ text }: Pick<Source, 'text'>): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
