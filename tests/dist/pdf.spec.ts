import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { dist, entries, filesOf, lazyScreens, manifest } from './bytes.ts'
import { serveDist } from './serve-dist.ts'

const origin = serveDist()

const page = readFileSync(join(dist, 'pdf/viewer.html'), 'utf8')
const nginx = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
const kilobytes = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length / 1024

describe('[REP-059] the page /pdf/viewer.html', () => {
  test('is served as a file, with no-cache and the headers of every answer', async () => {
    const response = await fetch(`${origin()}/pdf/viewer.html?file=%2Fdemo.pdf`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(response.headers.get('content-security-policy')).toContain("worker-src 'self'")
    const html = await response.text()
    expect(html).toContain('id="file"')
    expect(html).not.toContain('id="root"')
  })

  test('is the only page below /pdf/, where a missing file gives a plain 404 instead of the app', async () => {
    for (const path of ['/pdf/other.html', '/pdf/cmaps/none.bcmap', '/pdf/nothing', '/pdf/assets/gone-1.js'])
      expect((await fetch(origin() + path)).status).toBe(404)
  })

  test('has the same settings in nginx.conf', () => {
    expect(nginx).toMatch(/location = \/pdf\/viewer\.html \{[^}]*no-cache[^}]*try_files \$uri =404;/)
    expect(nginx).toMatch(/location \^~ \/pdf\/assets\/ \{[^}]*immutable[^}]*try_files \$uri =404;/)
    expect(nginx).toMatch(/location \^~ \/pdf\/ \{[^}]*try_files \$uri =404;/)
  })

  test('is small until a file is opened', () => {
    const first = [...page.matchAll(/(?:src|href)="\/(pdf\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
    expect(first).toHaveLength(2)
    expect(first.reduce((sum, file) => sum + kilobytes(file), 0)).toBeLessThan(10.9)
  })
})

describe('the built files of pdf.js', () => {
  const engine = manifest['src/shared/pdf/engine.ts']?.file ?? ''

  test('are in a chunk that no screen loads', () => {
    expect(existsSync(join(dist, engine))).toBe(true)
    for (const screen of lazyScreens) expect(filesOf([...entries, screen]).js.has(engine)).toBe(false)
  })

  test('include character maps, fonts and licences, and no WebAssembly', () => {
    expect(existsSync(join(dist, 'pdf/cmaps/UniGB-UCS2-H.bcmap'))).toBe(true)
    expect(existsSync(join(dist, 'pdf/cmaps/Adobe-GB1-UCS2.bcmap'))).toBe(true)
    expect(readdirSync(join(dist, 'pdf/standard_fonts')).length).toBeGreaterThan(10)
    expect(existsSync(join(dist, 'pdf/cmaps/LICENSE'))).toBe(true)
    expect(readdirSync(dist, { recursive: true }).filter((name) => String(name).endsWith('.wasm'))).toEqual([])
  })

  test('include a worker that is a single classic script, because Safari 14 needs one', () => {
    for (const folder of ['assets', 'pdf/assets']) {
      const [worker = '', ...more] = readdirSync(join(dist, folder)).filter((name) => /^worker-.*\.js$/.test(name))
      const text = readFileSync(join(dist, folder, worker), 'utf8')
      expect(more).toEqual([])
      expect(/^(import|export)\b|\bimport\.meta\b|\bstatic\{/.test(text)).toBe(false)
    }
  })

  test('have no known vulnerabilities, and run no scripts in PDF files', () => {
    const { version } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../node_modules/pdfjs-dist/package.json'), 'utf8'),
    ) as { version: string }
    const [major = 0, minor = 0] = version.split('.').map(Number)
    expect(major > 6 || (major === 6 && minor >= 2)).toBe(true)
    expect(readdirSync(dist, { recursive: true }).filter((name) => /sandbox|quickjs/.test(String(name)))).toEqual([])
  })
})
