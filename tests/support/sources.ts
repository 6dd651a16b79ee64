import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

const walk = (folder: string, kind = /\.(ts|tsx)$/): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? walk(`${folder}/${entry.name}`, kind)
      : kind.test(entry.name)
        ? [`${folder}/${entry.name}`]
        : [],
  )

export interface Source {
  file: string
  text: string
  /** The imports of the file: `src/…` for our own files, and the bare name for packages. */
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

/** The names of all files in the folders of the project. */
export const allFiles: readonly string[] = ['src', 'tests', 'e2e', 'scripts', 'tools'].flatMap((folder) =>
  walk(folder, /./),
)

/** All files below `src`, including tests. */
export const sources: readonly Source[] = walk('src').map(read)

/** Shipped files and the mock backend, without tests. */
export const sourcesWithoutTests: readonly Source[] = sources.filter(({ file }) => !/\.test\.tsx?$/.test(file))

/** The text of a file without comments. */
export const withoutComments = ({ text }: Pick<Source, 'text'>): string =>
  text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
