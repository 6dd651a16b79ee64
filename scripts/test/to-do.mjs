// The arguments of npm test -- --failed: the tests that failed, or were requested and did not run, and have not passed
// since.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../install.mjs'

const FILE = join(root, '.cache/test-to-do.json')

/** Arguments of npm test: a stage, or a stage and a part. @returns {string[]} */
export function readToDo() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'))
  } catch {
    return []
  }
}

export function writeToDo(names) {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify([...new Set(names)]))
}

/** The argument of npm test for a stage and the filter of its test files. */
export const nameOf = ({ stage, filter }) => (filter ? `${stage.name}/${filter}` : stage.name)

/** The names outside the stages and parts of a run: the run does not change their state. */
export const outside = (names, list) =>
  names.filter((name) => {
    const [stageName, ...rest] = name.split('/')
    const own = rest.join('/')
    return !list.some(
      ({ stage, filter }) => stage.name === stageName && (!filter || `e2e/${own} ${own}`.includes(filter)),
    )
  })
