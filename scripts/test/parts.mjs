// The test files of the stages of npm test, and what a part of a stage means.
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../install.mjs'

const below = (folder) =>
  readdirSync(join(root, folder), { recursive: true }).map((path) => `${folder}/${path.replaceAll('\\', '/')}`)

/** The test files of a stage, from the root of the repository; none for a command. */
export const filesOf = ({ kind, roots = [], files }) =>
  kind === 'command' ? [] : roots.flatMap(below).filter((path) => files.test(path))

/** The parts that the help lists: the folders of a stage with tests, and its files. */
export const partsOf = (stage) => {
  const prefix = `${stage.folder}/`
  const own = filesOf(stage).filter((path) => path.startsWith(prefix))
  const names = own.map((path) => path.slice(prefix.length).split('/')[0] ?? '')
  return [...new Set(names.map((name) => basename(name).replace(/(\.isolated)?\.(spec|test)\.tsx?$/, '')))].sort()
}

/**
 * What test files of a part have in their path: its folder if the stage has one of this name, or the part itself.
 * @throws {Error} one sentence when no test file has it.
 */
export function filterOf(stage, part) {
  if (part === '') throw new Error(`${stage.name}/ names no part of ${stage.name}`)
  const all = filesOf(stage)
  const folder = `${stage.folder}/${part}/`
  if (all.some((path) => path.startsWith(folder))) return folder
  if (all.some((path) => path.includes(part))) return part
  throw new Error(`no test file of ${stage.name} has ${part} in its path`)
}
