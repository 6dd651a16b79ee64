import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { profiles } from '#/mocks/profiles/reshape.ts'
import { isFullMatrix } from '#tests/matrix.ts'
import { testedStates } from '../../e2e/tested-states.ts'
import { waitForScreen } from '../support/wait-for-screen.ts'
import { sourcesWithoutTests } from '../support/sources.ts'
import { newBackend, renderRoute } from '../support/render-route.tsx'

/**
 * Every address with the replies of other backends (src/mocks/profiles): with only the specified fields, with null for
 * every optional field, or with unexpected values and types.
 */

const APOLOGY = /网络出现故障|无法连接/

/** The visible text of an element, without visually hidden text. */
const visibleTextOf = (one: Element): string => {
  const seen = one.cloneNode(true) as Element
  for (const hidden of seen.querySelectorAll('.sr-only')) hidden.remove()
  return seen.textContent?.trim() ?? ''
}

/** Elements that must have a text. */
const ELEMENTS_WITH_TEXT =
  'a, button, h1, h2, h3, h4, strong, em, p, summary, th, label, .row-label, .goods-line-name, .goods-card-name'

/** Chips, cards and buttons without a name, and empty lines. */
const elementsWithoutText = (): string[] =>
  [...document.querySelectorAll('main')]
    .flatMap((main) => [...main.querySelectorAll(ELEMENTS_WITH_TEXT)])
    .filter((one) => !one.closest('[aria-hidden="true"], [hidden]'))
    // CSS collapses an empty muted line, and a live region is empty before its announcement.
    .filter((one) => !one.matches('.muted:empty, [role="status"], [aria-live]'))
    .filter(
      (one) =>
        !visibleTextOf(one) &&
        !one.getAttribute('aria-label') &&
        !one.querySelector('img[alt]:not([alt=""]), input, textarea, [aria-label]'),
    )
    .map((one) => one.outerHTML.slice(0, 160))

/** Separators without text on one side. */
const loneSeparators = (): string[] =>
  [...document.querySelectorAll('main *')]
    .filter((one) => one.children.length === 0 && /^·|·$/.test(one.textContent?.trim() ?? ''))
    .map((one) => one.outerHTML.slice(0, 160))

/** Enabled buttons that order or pay an unknown amount. */
const buttonsWithUnknownAmount = (): string[] =>
  screen
    .queryAllByRole('button')
    .filter((one) => !one.hasAttribute('disabled') && one.parentElement?.textContent.includes('--'))
    // Goods whose price is unknown can be shared: the link shows the price when it is opened.
    .filter((one) => one.textContent !== '分享')
    .map((one) => one.textContent)

/** Sentences about all entries: an absence, or a total. */
const ABOUT_ALL = /没有(更多|查到|找到|看)|还没有人|还有 \d+ .没有|(^|，)共 ?\d|^访客 \d|已失效.*\d/

/**
 * Such sentences that do not depend on the broken entries: the question of the help, the steps of one task, a total that
 * the server sends, and the text in place of a total.
 */
const TRUE_ANYWAY = ['没有找到答案？', /共\d次$/, /^共 \d+ 种，已载入/, /^共 \d+ 项，已解锁/, '没有查到合计']

/** Sentences about all entries of a screen on which some entries could not be read. */
const sentencesAboutAll = (): string[] =>
  screen.queryAllByText(/条内容没有读出来/).length === 0
    ? []
    : [...document.querySelectorAll('main *')]
        .filter((one) => one.children.length === 0)
        .map((one) => one.textContent ?? '')
        .filter((text) => ABOUT_ALL.test(text) && !TRUE_ANYWAY.some((one) => text.match(one)))

test('the class names that must have a text, or may be empty, are used in the code', () => {
  const text = sourcesWithoutTests.map((source) => source.text).join()
  const names = [...`${ELEMENTS_WITH_TEXT}, .sr-only, .muted`.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  expect(names).toHaveLength(5)
  expect(names.filter((name) => !new RegExp(`["' ]${name}["' ]`).test(text))).toEqual([])
})

// Two profiles are left out: `long` needs a browser, which shows where texts are cut off (e2e/addresses), and for `java`,
// java-backend.test.tsx compares the texts.
const others = profiles.filter((profile) => profile !== 'long' && profile !== 'java')
// Not-found addresses have their own tests.
const statesWithContent = testedStates.filter(
  ({ name, knobs = '' }) => !name.endsWith('-unknown') && !knobs.includes('fault:'),
)

/**
 * Every address is tested with broken list entries, and every third one with one of the other backends; in the full
 * matrix, every address with all of them. java-backend.test.tsx tests all addresses with a Java backend.
 */
const isTested = (at: number, profile: number): boolean =>
  isFullMatrix || others[profile] === 'strange' || at % (2 * others.length) === 2 * profile

describe.each(others.map((profile, at) => [profile, at] as const))('a backend with the leniency %s', (profile, own) => {
  test.each(statesWithContent.filter((_, at) => isTested(at, own)))('$name', async ({ address, as, knobs = '' }) => {
    const backend = newBackend(`backend:${profile};${knobs}`)
    await renderRoute(address, { backend, ...(as ? { as } : {}) })
    await waitForScreen()
    expect(screen.queryAllByText(APOLOGY).map((one) => one.textContent)).toEqual([])
    expect(elementsWithoutText()).toEqual([])
    expect(loneSeparators()).toEqual([])
    expect(buttonsWithUnknownAmount()).toEqual([])
    expect(sentencesAboutAll()).toEqual([])
    expect(document.querySelector('main')?.textContent).not.toMatch(/undefined|NaN|\[object|null/)
    expect(backend.violations).toEqual([])
  })
})
