import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allRows, domainOf, rowsOf } from '#/app/route-domains.ts'
import { routes as mockRoutes } from '#/mocks/all-handlers.ts'
import { paths } from '#/paths.ts'
import { allEndpoints } from './support/contracts.ts'
import { renderRoute } from './support/render-route.tsx'

const screenRows = await allRows()

test('every address belongs to the domain that declares its row in the route table', async () => {
  for (const row of screenRows) {
    const domain = domainOf(row.path)
    const rows = domain ? await rowsOf(domain) : []
    expect(rows.map(({ path }) => path)).toContain(row.path)
  }
})

test('every address of the site map has exactly one row in the route table or is a redirect', () => {
  const redirects: string[] = [paths.root, paths.home, paths.me, paths.redirect, paths.activity]
  const rows = screenRows.map((row) => row.path)
  expect(new Set(rows).size).toBe(rows.length)
  expect([...rows, ...redirects].sort()).toEqual(Object.values(paths).sort())
})

test('every API row has its handler in the mock backend, and every api.ts is included', () => {
  const files = readdirSync('src/domains', { recursive: true, encoding: 'utf8' })
  const declared = files
    .filter((file) => /(^|[/-])api\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(`src/domains/${file}`, 'utf8').matchAll(/ defineApi\('([\w-]+)'/g)])
    .map(([, domain]) => domain)
  expect(new Set(allEndpoints.map((endpoint) => endpoint.domain))).toEqual(new Set(declared))
  expect(mockRoutes.map((route) => route.endpoint.id).sort()).toEqual(
    allEndpoints.map((endpoint) => endpoint.id).sort(),
  )
})

test('no two API rows have the same method and address', () => {
  const addresses = allEndpoints.map(({ row }) => `${row.method} ${row.path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every screen with health data is blurred while the page is hidden', () => {
  const about = /^\/(parent-page|share-report|highrisk|health-records|health-detail|health-form|\w+-deblocking)/
  const open = screenRows.filter((row) => about.test(row.path) && !row.personal).map(({ path }) => path)
  expect(screenRows.filter((row) => row.personal).length).toBeGreaterThan(8)
  expect(open).toEqual([])
})

test('every title is Chinese, and the code of every screen can be loaded', async () => {
  for (const row of screenRows) {
    expect(row.title).toMatch(/[\u4E00-\u9FA5]/)
    expect(typeof (await row.load()).default).toBe('function')
  }
})

test.each([
  ['/my-order', '/my-order/ALL'],
  ['/my-order?couponsPackage=P1', '/my-order/ALL?couponsPackage=P1'],
  ['/my-coupon', '/my-coupon/CLAIMED'],
  ['/commodity-search', '/commodity-search/all'],
  ['/health-records', '/health-records/CASE'],
  ['/report', '/report/gene'],
  ['/my-extension', '/my-extension/GOODS'],
  ['/relatives-main', '/relatives-main/friends'],
  ['/my-pedigree', '/my-pedigree/family'],
])('[ORD-017] the address %s without its last parameter opens %s', async (address, target) => {
  const app = await renderRoute(address, { as: 'member' })
  await app.arrives(target)
  await app.doesNotSee('页面不存在')
  expect(app.address()).toBe(target)
})

test('an address whose last parameter has a default can be opened without this parameter', () => {
  const all = new Set<string>(Object.values(paths))
  const tabs = ['status', 'type']
  const lacking = [...all].filter((path) => {
    const [, before = '', name = ''] = /^(\/[^:]+)\/:(\w+)$/.exec(path) ?? []
    return tabs.includes(name) && !all.has(before)
  })
  expect(lacking).toEqual([])
})
