// npm run symbolicate < report.json: prints the stack of an error report with files and lines of the sources.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

const maps = join(import.meta.dirname, '../../dist-maps')
const POSITION = /(?:https?:\/\/[^\s()]*\/)?assets\/([\w.-]+\.js):(\d+):(\d+)/g

/** The map of a built file; null when this build did not write the file. */
function mapOf(file) {
  try {
    return new TraceMap(readFileSync(join(maps, `${file}.map`), 'utf8'))
  } catch {
    return null
  }
}

/**
 * The stack with positions of the sources instead of positions of the built files. A position without a map is not
 * changed. Columns count from 1 in a stack and from 0 in a map.
 */
export const symbolicate = (stack) =>
  stack.replace(POSITION, (whole, file, line, column) => {
    const map = mapOf(file)
    if (!map) return whole
    const { source, line: at } = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 })
    return source === null ? whole : `${source.replace(/^(?:\.\.\/)+/, '')}:${at}`
  })

if (import.meta.filename === process.argv[1]) {
  const report = JSON.parse(readFileSync(0, 'utf8'))
  console.log(`${report.release ?? ''} ${report.address ?? ''}\n${symbolicate(report.stack ?? '')}`)
}
