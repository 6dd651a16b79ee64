// The tables of npm run bench, and the stored ones in docs/performance.md. A table is a head and rows; the first cell
// of a row is its name.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/install.mjs'

const FILE = join(root, 'docs/performance.md')
const BLOCK = /(<!-- bench -->\n)([^]*?)(<!-- \/bench -->)/

const toLine = (cells) => `| ${cells.join(' | ')} |`
const toCells = (line) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())

export const toMarkdown = ({ head, rows }) =>
  [toLine(head), toLine(head.map(() => '---')), ...rows.map(toLine)].join('\n')

const tablesIn = (text) =>
  text
    .split(/\n\s*\n/)
    .filter((block) => block.startsWith('|'))
    .map((block) => block.trim().split('\n').map(toCells))
    .map(([head, , ...rows]) => ({ head, rows }))

export const keptTables = () => tablesIn(BLOCK.exec(readFileSync(FILE, 'utf8'))?.[2] ?? '')

const sameHead = (table) => (other) => other.head.join() === table.head.join()

/** A table in which the stored value is added in brackets wherever it differs. */
export function besides(table, kept) {
  const before = kept.find(sameHead(table))?.rows ?? []
  const rows = table.rows.map(([name, ...cells]) => {
    const old = before.find(([other]) => other === name)?.slice(1) ?? []
    return [name, ...cells.map((cell, index) => (old[index] && old[index] !== cell ? `${cell} (${old[index]})` : cell))]
  })
  return { head: table.head, rows }
}

/** A stored table in which new rows replace those of the same name. */
function merged(kept, table) {
  const now = table?.rows ?? []
  const named = (rows, name) => rows.find(([other]) => other === name)
  const added = now.filter(([name]) => !named(kept.rows, name))
  return { head: kept.head, rows: [...kept.rows.map((row) => named(now, row[0]) ?? row), ...added] }
}

/** Writes the tables into docs/performance.md; rows that were not measured this time stay. */
export function keep(tables, note) {
  const kept = keptTables().filter(({ head }) => head)
  const all = [
    ...kept.map((table) => merged(table, tables.find(sameHead(table)))),
    ...tables.filter((table) => !kept.some(sameHead(table))),
  ]
  const text = [note, ...all.map(toMarkdown)].join('\n\n')
  writeFileSync(
    FILE,
    readFileSync(FILE, 'utf8').replace(BLOCK, (_, start, __, end) => `${start}\n${text}\n\n${end}`),
  )
}
