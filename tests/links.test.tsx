import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { allRows } from '#/app/route-domains.ts'
import { routeTree } from '#/app/router.tsx'
import type { PointsTask } from '#/domains/points/model.ts'
import { shownTasks, taskTarget } from '#/domains/points/rules.ts'
import { banners } from '#/mocks/seed/goods.ts'
import { pointsTasks } from '#/mocks/seed/points.ts'
import { hasScreen } from '#/shared/lib/safe/known-address.ts'
import { quiet } from './support/quiet.ts'
import { newBackend, renderRoute } from './support/render-route.tsx'
import { jsonHandler, withHandlers } from './support/request-handlers.ts'

const rows = await allRows()
const [shell] = routeTree()
const redirects = (shell?.children ?? []).filter(({ path }) => path !== '*')
const tree = [...redirects, ...rows.map(({ path }) => ({ path }))]

/** Whether the route table has a screen for the address. */
const isKnownPath = (address: string): boolean => matchRoutes(tree, address.split(/[?#]/)[0] ?? '') !== null

const sourceFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))

/** Texts that look like an address of the app but are not: calls, files, test data. */
const NO_SCREEN_ADDRESS =
  /^\/(mallsales|mall|wechat|pay\/api|messages|resources|uaa|points\/api|qa|formerop|pictures|pdf|assets|auth)\b/

test('every address in the code belongs to a screen', () => {
  const files = sourceFiles('src').filter((file) => !/mocks|paths\.ts|src\/paths\/|api\.ts|fake-|config\.ts/.test(file))
  const spelled = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:to|href)="(\/[A-Za-z][^"]*)"|'(\/[A-Za-z][\w-]*(?:\/[\w-]+)*)'/g)].map(
      ([, attribute, literal]) => attribute ?? literal ?? '',
    ),
  )
  const begins = (address: string) => rows.some(({ path }) => path.startsWith(`${address}/`))
  const dead = spelled.filter((address) => !NO_SCREEN_ADDRESS.test(address) && !isKnownPath(address))
  expect(spelled.length).toBeGreaterThan(5)
  expect(dead.filter((address) => !begins(address))).toEqual([])
})

test('the check for a screen accepts exactly the addresses of the route table', () => {
  const samples = rows.map(({ path }) => path.replace(/:\w+/g, 'x')).concat('/', '/Home', '/me', '/HOME/hot?x=1#y')
  for (const address of samples)
    expect([address, hasScreen(address), isKnownPath(address)]).toEqual([address, true, true])
  for (const address of ['/notebook', '/my-invitation', '/commodity-detail', '/Home/hot/more', '/x', ''])
    expect([address, hasScreen(address)]).toEqual([address, isKnownPath(address) && address !== ''])
})

test('every visible points task has a link to a screen', () => {
  const tasks = pointsTasks.map(({ type, limitType, limitTimes, unit }): PointsTask => ({
    pointsTask: { content: type, description: '', unit, type, limitType, limitTimes },
    taskIsComplete: false,
    completeTimes: 0,
    valueFinal: null,
  }))
  const targets = shownTasks(tasks).map(({ pointsTask }) => taskTarget(pointsTask.type) ?? '')
  expect(targets).toHaveLength(8)
  expect(targets.filter((target) => !isKnownPath(target))).toEqual([])
})

test('every banner of the mock backend has a link to a screen', () => {
  expect(banners.length).toBeGreaterThan(5)
  expect(banners.map(({ target }) => target).filter((target) => !isKnownPath(target))).toEqual([])
})

test('a banner or announcement whose target is not a screen has no link', async () => {
  const backend = withHandlers(
    newBackend(),
    jsonHandler('post', 'mall/api/public/banners/carousel', [
      { id: 'B1', title: '哪里也不去', imageUrl: '/pictures/a.svg', linkUrl: '/notebook' },
      { id: 'B2', title: '去商城', imageUrl: '/pictures/a.svg', linkUrl: '/commodity' },
    ]),
  )
  const app = await renderRoute('/commodity', { backend })
  await app.sees('哪里也不去')
  await screen.findAllByRole('link', { name: /去商城/ })
  await quiet()
  expect(screen.queryByRole('link', { name: /哪里也不去/ })).toBeNull()
  expect(screen.getAllByRole('link', { name: /去商城/ })[0]).toHaveAttribute('href', '/commodity')
})
