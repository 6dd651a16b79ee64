import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dist } from './bytes.ts'
import { type RunningServer, startNginx } from './nginx.ts'

/** Deploys a second release with the commands of docs/deploy.md, while a page of the first release is open. */

const folder = mkdtempSync(join(tmpdir(), 'releases-'))
const servedFolder = join(folder, 'served')
let server: RunningServer

/** The commands of docs/deploy.md that deploy a release. */
function commands(release: string): string {
  const text = readFileSync(join(import.meta.dirname, '../../docs/deploy.md'), 'utf8')
  const [, lines] = /```bash\n([^]*?cp -R dist[^]*?)```/.exec(text) ?? []
  if (!lines) throw new Error('docs/deploy.md has no commands that bring a release')
  return lines.replaceAll('/srv/app/dist/', `${servedFolder}/`).replaceAll(/\bdist\//g, `${release}/`)
}

const deployRelease = (release: string) => execFileSync('sh', ['-e', '-c', commands(release)])

const text = async (path: string) => (await server.ask(path)).body.toString()
const entryOf = (html: string): string => /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1] ?? ''

/** A copy of the build with another entry file and another release name. */
function buildSecondRelease(): string {
  const second = join(folder, 'second')
  cpSync(dist, second, { recursive: true })
  const entry = entryOf(readFileSync(join(second, 'index.html'), 'utf8'))
  const renamed = entry.replace(/-[^-]+\.js$/, '-Second00.js')
  renameSync(join(second, entry), join(second, renamed))
  for (const name of readdirSync(second).filter((file) => /^(index\.html|version\.json)/.test(file)))
    if (/\.(br|gz)$/.test(name)) rmSync(join(second, name))
    else {
      const before = readFileSync(join(second, name), 'utf8')
      writeFileSync(
        join(second, name),
        name === 'version.json' ? '{"release":"second"}' : before.replaceAll(entry, renamed),
      )
    }
  return second
}

beforeAll(async () => {
  mkdirSync(servedFolder)
  deployRelease(dist)
  server = await startNginx({ brotli: false, root: servedFolder })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

test('an open page of the first release can still load its files, and the next page gets the second release', async () => {
  const before = await text('/my-main')
  expect(before).toBe(readFileSync(join(dist, 'index.html'), 'utf8'))
  deployRelease(buildSecondRelease())
  const after = await text('/my-main')
  expect(entryOf(after)).toMatch(/-Second00\.js$/)
  const files = [before, after].flatMap((html) =>
    [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file),
  )
  expect(files.length).toBeGreaterThan(4)
  const answers = await Promise.all(files.map((file) => server.ask(file)))
  expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200))
  expect(await text('/version.json')).toContain('second')
})
