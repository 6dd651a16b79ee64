import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dist } from './bytes.ts'
import { hasBrotli, type RunningServer, startNginx } from './nginx.ts'

/** Runs the files of deploy/ in a real nginx, set up as in the README. */

const largestAsset = (end: string): string =>
  readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith(end))
    .map((name) => ({ name, size: readFileSync(join(dist, 'assets', name)).length }))
    .toSorted((a, b) => b.size - a.size)[0]?.name ?? ''

const script = `/assets/${largestAsset('.js')}`
const readBuilt = (path: string) => readFileSync(join(dist, path))

describe.each([false, ...(hasBrotli ? [true] : [])])('nginx, with the brotli module: %s', (brotli) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startNginx({ brotli })
  })
  afterAll(() => server.stop())

  const like = { 'accept-encoding': 'gzip, deflate, br' }

  test.each(['/', '/my-main', '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT?a=1'])(
    'serves for the address %s the compressed app, which the browser revalidates each time',
    async (path) => {
      const { status, headers, body } = await server.ask(path, like)
      expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([
        200,
        brotli ? 'br' : 'gzip',
        'no-cache',
      ])
      const again = await server.ask(path, { ...like, 'if-none-match': headers['etag'] ?? '' })
      expect([again.status, again.body.length]).toEqual([304, 0])
      expect(again.headers['content-security-policy']).toBe(headers['content-security-policy'])
      expect(body.equals(readBuilt(`index.html.${brotli ? 'br' : 'gz'}`))).toBe(true)
      expect(headers['content-security-policy']).toContain("default-src 'self'")
      expect(headers['content-type']).toContain('text/html')
    },
  )

  test('serves version.json as a small file that no cache stores', async () => {
    const { status, headers, body } = await server.ask('/version.json')
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(headers['content-type']).toContain('application/json')
    expect(body.equals(readBuilt('version.json'))).toBe(true)
  })

  test('serves a script with exactly the bytes that the budgets count, as immutable', async () => {
    const { status, headers, body } = await server.ask(script, like)
    expect([status, headers['content-encoding']]).toEqual([200, brotli ? 'br' : 'gzip'])
    expect(body.equals(readBuilt(`${script}.${brotli ? 'br' : 'gz'}`))).toBe(true)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toMatch(/javascript/)
  })

  test('sends an uncompressed file to a client that accepts no compression', async () => {
    const { headers, body } = await server.ask(script)
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.equals(readBuilt(script))).toBe(true)
  })

  test('serves the PDF viewer as a page of its own', async () => {
    const { status, headers } = await server.ask('/pdf/viewer.html', like)
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
  })

  test.each(['/assets/gone-123.js', '/.git/config', '/assets/x.js.map'])(
    'answers the address %s with a plain 404',
    async (path) => {
      const { status, body } = await server.ask(path)
      expect(status).toBe(404)
      expect(body.toString()).not.toContain('id="root"')
    },
  )

  test.each([
    '/mall/api/public/goods/groups?a=1',
    // The addresses of the object store (specification §7) begin with resources or goods.
    '/resources/wechat/user-register-agreement.json',
    '/goods/G1.json',
  ])('passes the address %s to the API, and the answer is compressed and not stored', async (address) => {
    const { status, headers, body } = await server.ask(address, { 'accept-encoding': 'gzip' })
    expect([status, headers['content-encoding'], headers['cache-control']]).toEqual([200, 'gzip', 'no-store'])
    expect(body.length).toBeLessThan(500)
  })

  test('supports HTTP/2', async () => {
    const session = connect(server.origin, { rejectUnauthorized: false })
    const status = await new Promise((resolve, reject) => {
      session.on('error', reject)
      session
        .request({ ':path': '/' })
        .on('response', (headers) => resolve(headers[':status']))
        .resume()
    })
    session.close()
    expect(status).toBe(200)
  })
})
