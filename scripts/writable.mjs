import { closeSync, existsSync, openSync, rmSync } from 'node:fs'

/** The system's error code that says why a file cannot be written; null if it can. The file is not changed. */
export function whyUnwritable(file) {
  const isNew = !existsSync(file)
  try {
    closeSync(openSync(file, 'a'))
  } catch (error) {
    return error.code
  }
  if (isNew) rmSync(file)
  return null
}
