// The test files of each stage of npm test, and the meaning of a part of a stage.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../install.mjs'

const below = (folder) =>
  readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`)

/** The test files of a stage, relative to the root of the repository; empty for a command. */
const filesOf = ({ kind, roots = [], files }) =>
  kind === 'command' ? [] : roots.flatMap(below).filter((path) => files.test(path))

/** The parts that the help lists: the folders of a stage with tests, and its files. */
export const partsOf = (stage) => {
  const prefix = `${stage.folder}/`
  const own = filesOf(stage).filter((path) => path.startsWith(prefix))
  const names = own.map((path) => path.slice(prefix.length).split('/')[0] ?? '')
  return [...new Set(names.map((name) => basename(name).replace(/(\.isolated)?\.(spec|test)\.tsx?$/, '')))].sort()
}

/**
 * The text in the paths of a part's test files: its folder if the stage has one with this name, else the part itself.
 * @throws {Error} one sentence when no test file matches.
 */
export function filterOf(stage, part) {
  if (part === '') throw new Error(`${stage.name}/ names no part of ${stage.name}`)
  const all = filesOf(stage)
  const folder = `${stage.folder}/${part}/`
  if (all.some((path) => path.startsWith(folder))) return folder
  if (all.some((path) => path.includes(part))) return part
  throw new Error(`no test file of ${stage.name} has ${part} in its path`)
}
