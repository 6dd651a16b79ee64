import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist } from './bytes.ts'

const root = join(import.meta.dirname, '../..')

test('the page and /version.json contain the same release, with the version of package.json', () => {
  const { release } = JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8')) as { release: string }
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain(`<meta name="release" content="${release}">`)
  expect(release.startsWith(version)).toBe(true)
})

test('no source map is served, and no script refers to a source map', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const scripts = files.filter((name) => name.startsWith('assets/') && name.endsWith('.js'))
  expect(scripts.filter((name) => /^\/\/# sourceMappingURL=/m.test(readFileSync(join(dist, name), 'utf8')))).toEqual([])
})

/** A sentence that occurs once in the product, and its line in the sources. */
const SENTENCE = '支付结果还在确认中，请稍后在'
const SOURCE = 'src/domains/payment/machine/payment-machine.ts'

test('npm run symbolicate finds the source line of a position in a built file', () => {
  const assets = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  const built = assets.map((name) => ({ name, code: readFileSync(join(dist, 'assets', name), 'utf8') }))
  const { name, code } = built.find((file) => file.code.includes(SENTENCE)) ?? { name: '', code: '' }
  const above = code.slice(0, code.indexOf(SENTENCE)).split('\n')
  const position = `${above.length}:${(above.at(-1) ?? '').length}`
  const stack = `Error: x\n    at r (https://m.example.com/assets/${name}:${position})\n    at https://m.example.com/assets/gone-1234567.js:1:2`
  const command = ['tools/symbolicate/symbolicate.mjs']
  const { stdout } = spawnSync('node', command, { cwd: root, encoding: 'utf8', input: JSON.stringify({ stack }) })
  const line =
    readFileSync(join(root, SOURCE), 'utf8')
      .split('\n')
      .findIndex((text) => text.includes(SENTENCE)) + 1
  expect(stdout).toContain(`at r (${SOURCE}:${line})`)
  expect(stdout).toContain('assets/gone-1234567.js:1:2')
})
