import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { root } from '../../scripts/install.mjs'
import { writeContract } from './contract.mjs'

/** The colour codes in Playwright's messages. */
const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')

/** Increase this when the form of the manifest changes. */
const VERSION = 1

/** A folder that is not a gallery of this version; the message says why. */
export class Unusable extends Error {}

/** The manifest of a gallery. @throws Unusable */
export function manifestIn(folder) {
  const file = join(folder, 'manifest.json')
  if (!existsSync(file)) throw new Unusable(`${folder}: there is no gallery (no manifest.json)`)
  const manifest = parsed(readFileSync(file, 'utf8'))
  if (manifest?.version !== VERSION)
    throw new Unusable(
      `${folder}: the gallery has version ${manifest?.version ?? 'unknown'}, this command reads version ${VERSION}`,
    )
  return manifest
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const git = (...parts) => spawnSync('git', parts, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''

const statesIn = (out) => {
  const parts = join(out, 'parts')
  if (!existsSync(parts)) return []
  return readdirSync(parts)
    .map((name) => JSON.parse(readFileSync(join(parts, name), 'utf8')))
    .sort((a, b) => a.domain.localeCompare(b.domain) || a.name.localeCompare(b.name))
}

/** The tests of the report that have not passed, with the first line of their error. */
function failedIn(report) {
  const failed = []
  const walk = (suite) => {
    for (const spec of suite.specs ?? [])
      if (!spec.ok) {
        const [error] = spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        failed.push({
          title: spec.title,
          why: (error?.message ?? 'unknown').replaceAll(COLOUR, '').split('\n')[0],
        })
      }
    for (const below of suite.suites ?? []) walk(below)
  }
  for (const suite of parsed(existsSync(report) ? readFileSync(report, 'utf8') : '')?.suites ?? []) walk(suite)
  return failed
}

/** A picture, extended to a canvas of this size. */
function padded(png, width, height) {
  const canvas = new PNG({ width, height, fill: true })
  PNG.bitblt(png, canvas, 0, 0, png.width, png.height, 0, 0)
  return canvas
}

/** The number of different pixels; their difference is written to a file. Equal bytes mean equal pictures. */
function differenceOf(before, after, file) {
  const bytes = [readFileSync(before), readFileSync(after)]
  if (bytes[0].equals(bytes[1])) return 0
  const [one, two] = bytes.map((data) => PNG.sync.read(data))
  const [width, height] = [Math.max(one.width, two.width), Math.max(one.height, two.height)]
  const drawn = new PNG({ width, height })
  const pixels = pixelmatch(
    padded(one, width, height).data,
    padded(two, width, height).data,
    drawn.data,
    width,
    height,
    { threshold: 0.1 },
  )
  if (pixels > 0) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, PNG.sync.write(drawn))
  }
  return pixels
}

/**
 * Compares with an older gallery. For each picture that differs, copies the older picture to before/ and draws the
 * difference into changed/.
 */
function compare(out, old, states) {
  const before = manifestIn(old)
  const names = new Map(before.states.map((state) => [state.name, state]))
  const changes = {}
  for (const { name, looks } of states)
    for (const look of looks) {
      const picture = `${name}-${look}.png`
      const earlier = join(old, 'pictures', picture)
      if (!names.get(name)?.looks.includes(look) || !existsSync(earlier)) continue
      const pixels = differenceOf(earlier, join(out, 'pictures', picture), join(out, 'changed', picture))
      if (pixels === 0) continue
      changes[`${name}-${look}`] = pixels
      cpSync(earlier, join(out, 'before', picture))
    }
  const now = new Set(states.map(({ name }) => name))
  const domains = new Set(states.map(({ domain }) => domain))
  return {
    commit: before.commit,
    changes,
    added: states.filter(({ name }) => !names.has(name)).map(({ name }) => name),
    gone: before.states.filter(({ name, domain }) => domains.has(domain) && !now.has(name)).map(({ name }) => name),
  }
}

/** Writes the manifest, the pages and the comparison into the folder of the pictures. */
export async function writeGallery(out, old) {
  const states = statesIn(out)
  const missing = failedIn(join(out, 'report.json'))
  const comparison = old === null ? null : compare(out, old, states)
  const manifest = {
    version: VERSION,
    commit: git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : ''),
    taken: new Date().toISOString(),
    states,
    missing,
    comparison,
  }
  writeFileSync(join(out, 'manifest.json'), JSON.stringify(manifest, null, 1))
  writeFileSync(join(out, 'manifest.js'), `window.GALLERY = ${JSON.stringify(manifest)}`)
  cpSync(join(import.meta.dirname, 'page'), out, { recursive: true })
  writeContract(out)
  rmSync(join(out, 'parts'), { recursive: true, force: true })
  rmSync(join(out, 'report.json'), { force: true })
  return { photographed: states.length, missing, changed: comparison && Object.keys(comparison.changes).length }
}
