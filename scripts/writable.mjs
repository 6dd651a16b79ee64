import { closeSync, existsSync, openSync, rmSync } from 'node:fs'

/** Why a file cannot be written, as the system's code; null when it can. The file stays as it is. */
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
