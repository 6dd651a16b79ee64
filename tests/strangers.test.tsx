import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { profiles } from '#/mocks/profiles/reshape.ts'
import { screens } from '../e2e/screens.ts'
import { newBackend, renderRoute } from './render-route.tsx'

/**
 * Every address with answers of backends that are not ours (src/mocks/profiles): with the specification's fields alone,
 * with null for all that need not be there, with words and forms that nobody expects.
 */

const SORRY = /网络出现故障|无法连接/

/** Names of chips, cards and buttons that say nothing. */
const blank = (): string[] =>
  [...document.querySelectorAll('main a, main button, main h1, main h2, main strong, main em')]
    .filter((one) => !one.closest('[aria-hidden="true"], [hidden]'))
    .filter(
      (one) =>
        !one.textContent?.trim() &&
        !one.getAttribute('aria-label') &&
        !one.querySelector('img[alt]:not([alt=""]), [aria-label]'),
    )
    .map((one) => one.outerHTML.slice(0, 160))

/** Buttons that order or pay while an amount is not known. */
const guessing = (): string[] =>
  /--/.test(document.querySelector('.action-bar')?.textContent ?? '')
    ? [...document.querySelectorAll('.action-bar button:not([disabled])')].map((one) => one.textContent ?? '')
    : []

describe.each(profiles)('a backend that answers %s', (profile) => {
  // Addresses of what is not there have their own tests.
  const there = screens.filter(({ name }) => !name.endsWith('-unknown'))
  test.each(there)('$name', async ({ address, as }) => {
    const backend = newBackend(`backend:${profile}`)
    await renderRoute(address, { backend, ...(as ? { as } : {}) })
    await waitFor(() => expect(document.querySelector('main h1, main [role="heading"]')).not.toBeNull())
    await waitFor(() => expect(screen.queryAllByRole('status', { name: '加载中' })).toEqual([]))
    expect(screen.queryAllByText(SORRY).map((one) => one.textContent)).toEqual([])
    expect(blank()).toEqual([])
    expect(guessing()).toEqual([])
    expect(document.querySelector('main')?.textContent).not.toMatch(/undefined|NaN|\[object|null/)
    expect(backend.breaches).toEqual([])
  })
})
