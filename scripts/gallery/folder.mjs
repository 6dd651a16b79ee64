import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder that a gallery is written into. */

/** Stands there from the first to the last moment of a run: one that was interrupted leaves it. */
const MARK = 'unfinished-gallery.txt'

/** Whether an interrupted run of this command left the folder. */
export const isUnfinished = (out) => existsSync(join(out, MARK))

/** One folder after the other: below /proc Node's own `recursive` never ends. */
function make(folder) {
  if (existsSync(folder)) return
  make(dirname(folder))
  mkdirSync(folder)
}

/** Marks the folder as ours. @throws when it cannot be written. */
export function claim(out) {
  make(out)
  writeFileSync(join(out, MARK), 'npm run gallery has begun to write here; the next run empties this folder.\n')
}

/** Empties the folder, except for the mark. */
export function empty(out) {
  for (const name of readdirSync(out)) if (name !== MARK) rmSync(join(out, name), { recursive: true, force: true })
}

export const finish = (out) => rmSync(join(out, MARK), { force: true })
