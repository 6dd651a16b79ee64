// What npm test -- --failed runs: what has failed, or was asked for and did not run, and has not passed since.
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

/** An argument of npm test for a stage and what its test files have in their path. */
export const nameOf = ({ stage, filter }) => (filter ? `${stage.name}/${filter}` : stage.name)

/** The names that no stage or part of a run includes: the run says nothing about them. */
export const outside = (names, list) =>
  names.filter((name) => {
    const [stageName, ...rest] = name.split('/')
    const own = rest.join('/')
    return !list.some(
      ({ stage, filter }) => stage.name === stageName && (!filter || `e2e/${own} ${own}`.includes(filter)),
    )
  })
