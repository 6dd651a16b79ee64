import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { personas } from '#/mocks/personas.ts'
import { dist, entries, filesOf } from './bytes.ts'

const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
const texts = files
  .filter((file) => /\.(js|css|html|json)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const filesWith = (needle: string | RegExp) =>
  texts
    .filter(({ text }) => (typeof needle === 'string' ? text.includes(needle) : needle.test(text)))
    .map(({ file }) => file)

test('the search for mock backend traces reads all built files', () => expect(texts.length).toBeGreaterThan(100))

describe('the production build contains no trace of the mock backend', () => {
  test.each([
    ...personas.map((person) => person.fullName),
    '138000000',
    'mockServiceWorker',
    'x-mock',
    '__mock',
    '模拟后端',
    'LB2026',
    '空腹血糖和糖化血红蛋白',
    'mock-knobs',
    '示例医院',
    // The first bytes of the mock backend's videos, in base64.
    'AAAAIGZ0eXBpc29t',
    'EXT-X-PLAYLIST-TYPE:VOD',
  ])('the text %s is not found', (needle) => {
    expect(filesWith(needle)).toEqual([])
  })

  test('the search finds such traces in the demo build', () => {
    const demo = join(dist, '../dist-demo')
    expect(existsSync(demo)).toBe(true)
    const all = readdirSync(demo, { recursive: true })
      .filter((name) => String(name).endsWith('.js'))
      .map((name) => readFileSync(join(demo, String(name)), 'utf8'))
    expect(all.some((text) => text.includes(personas[0]?.fullName ?? 'nobody'))).toBe(true)
  })
})

describe('[BUILD-002] the files of a production build', () => {
  test('are minified, without development warnings', () => {
    expect(filesWith(/Warning: Each child in a list|React Router Future Flag|development build/)).toEqual([])
    const [entry = ''] = [...filesOf(entries).js]
    expect(readFileSync(join(dist, entry), 'utf8').split('\n').length).toBeLessThan(50)
  })

  test('include no source maps', () => {
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
    // The debug console contains the text “sourceMappingURL”, but has no source map.
    expect(filesWith('sourceMappingURL=').filter((file) => !file.includes('eruda'))).toEqual([])
  })

  test('[BUILD-007] [NAV-031] include the debug console as a separate chunk, which the entry does not load', () => {
    const eager = [...filesOf(entries).js].map((file) => join(dist, file))
    const consoles = filesWith('eruda').filter(
      (file) => file.endsWith('.js') && readFileSync(file, 'utf8').length > 200_000,
    )
    expect(consoles).toHaveLength(1)
    expect(eager).not.toContain(consoles[0])
  })
})
