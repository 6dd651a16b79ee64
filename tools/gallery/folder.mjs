import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The output folder of a gallery. */

/** This file exists during a run; an interrupted run leaves it behind. */
const MARK = 'unfinished-gallery.txt'

/** Whether the folder was left by an interrupted run of this command. */
export const isUnfinished = (out) => existsSync(join(out, MARK))

/** Creates the folders one by one, because below /proc Node's option `recursive` never ends. */
function make(folder) {
  if (existsSync(folder)) return
  make(dirname(folder))
  mkdirSync(folder)
}

/** Marks the folder as an output folder. @throws when it cannot be written. */
export function claim(out) {
  make(out)
  writeFileSync(join(out, MARK), 'npm run gallery has begun to write here; the next run empties this folder.\n')
}

/** Empties the folder, except for the mark. */
export function empty(out) {
  for (const name of readdirSync(out)) if (name !== MARK) rmSync(join(out, name), { recursive: true, force: true })
}

export const finish = (out) => rmSync(join(out, MARK), { force: true })
