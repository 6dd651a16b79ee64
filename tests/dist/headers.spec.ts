import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist, firstScript } from './bytes.ts'
import { serveDist } from './serve-dist.ts'

/** scripts/serve.mjs behaves like deploy/nginx.conf. Both read the headers from the same file. */
const origin = serveDist()

const nginx = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')
const asset = `/assets/${readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.js'))}`

test.each([
  ['content-security-policy', /default-src 'self'.*object-src 'none'.*frame-ancestors 'none'/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['permissions-policy', /camera=\(\)/],
  ['strict-transport-security', /max-age=31536000/],
  ['cross-origin-opener-policy', /same-origin-allow-popups/],
])('the header %s is sent with every answer', async (name, wanted) => {
  for (const path of ['/', '/my-main', asset, '/assets/missing.js'])
    expect((await fetch(origin() + path)).headers.get(name)).toMatch(wanted)
})

test('the content security policy allows only the one script in the page, by its hash', async () => {
  const policy = (await fetch(origin())).headers.get('content-security-policy') ?? ''
  const hash = createHash('sha256').update(firstScript()).digest('base64')
  expect(firstScript().length).toBeGreaterThan(1000)
  // After a change in src/early-paint: put this hash into deploy/headers.conf.
  expect(policy).toMatch(/script-src [^;]+/)
  expect(/script-src ([^;]+)/.exec(policy)?.[1]?.split(' ')).toEqual([
    "'self'",
    `'sha256-${hash}'`,
    'https://res.wx.qq.com',
  ])
})

test('addresses of the app return the shell, which a browser revalidates each time', async () => {
  const response = await fetch(`${origin()}/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(await response.text()).toContain('<div id="root">')
  const again = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } }
  expect((await fetch(`${origin()}/my-main`, again)).status).toBe(304)
})

test('hashed files are immutable, and a missing file gives a plain 404 instead of the shell', async () => {
  expect((await fetch(origin() + asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await fetch(`${origin()}/assets/gone-123.js`)).status).toBe(404)
  expect((await fetch(`${origin()}/../package.json`)).status).toBe(404)
})

test('nginx.conf has the shared headers in every location, immutable assets, and a 404 for missing files', () => {
  const locations = nginx.split(/location /).slice(1)
  const serving = locations.filter((block) => /try_files|proxy_pass/.test(block))
  expect(serving).toHaveLength(8)
  for (const block of serving) expect(block).toContain('include headers.conf;')
  expect(nginx).toMatch(/location \^~ \/assets\/ \{[^}]*immutable[^}]*try_files \$uri =404;/)
  expect(nginx).toMatch(/location \/ \{[^}]*no-cache[^}]*try_files \/index\.html =404;/)
})
