import { waitFor } from '@testing-library/react'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { allRows } from '#/app/route-domains.ts'
import { config } from '#/config.ts'
import { screens } from '../e2e/screens.ts'
import { renderRoute } from './support/render-route.tsx'

const rows = await allRows()
const table = rows.map((row) => ({ path: row.path, handle: row }))
const rowOf = (address: string) => matchRoutes(table, address.split('?')[0] ?? '')?.at(-1)?.route.handle

const health = screens.filter(({ address }) => rowOf(address)?.personal)

test.each(health)('$address as $as: the document title reveals no health data', async ({ address, as }) => {
  document.title = ''
  await renderRoute(address, as ? { as } : {})
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toMatch(/\S/))
  const seen = new Set([document.title])
  const watch = new MutationObserver(() => seen.add(document.title))
  watch.observe(document.head, { childList: true, subtree: true, characterData: true })
  await waitFor(() => expect(document.title).not.toBe(''))
  watch.disconnect()
  expect([...seen].filter(Boolean)).toEqual([`健康信息 - ${config.appName}`])
})

test('there are such screens', () => expect(health.length).toBeGreaterThan(40))
