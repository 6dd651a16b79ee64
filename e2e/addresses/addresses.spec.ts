import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { hasScreen } from '#/shared/lib/safe/known-address.ts'
import { takeSnapshot } from '../engines/screen-snapshot.ts'
import { expect, openState } from '../gallery/phone.ts'
import { test } from './addresses-fixtures.ts'
import { differences } from './snapshot-differences.ts'
import {
  textsCoveredAtEnd,
  enlargeLetters,
  lowControls,
  setBrowserFontSize,
  squeezedTexts,
  unreadableTexts,
} from '../large-letters.ts'
import { statesWithNothingToShow } from '../screens.ts'
import { testedStates } from '../tested-states.ts'
import { waitForStyles } from '../wait-for-styles.ts'

/** Runs in the page: controls of the first screen that another control covers. Bars and figure tools are left out. */
function coveredControls(): string[] {
  const CONTROL = 'button, a[href], [role=tab], label, input'
  const lifted = (one: Element | null): boolean =>
    one !== null &&
    one.tagName !== 'MAIN' &&
    (/fixed|sticky|absolute/.test(getComputedStyle(one).position) || lifted(one.parentElement))
  const coverOf = (one: Element, share: number): Element | null => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width * share, top + height / 2)?.closest(CONTROL) ?? null
    return hit === null || hit.contains(one) || one.contains(hit) || lifted(hit) ? null : hit
  }
  return (
    [...document.querySelectorAll(`main :is(${CONTROL})`)]
      // Content in closed details has a box, although it is not visible.
      .filter((one) => one.checkVisibility() && one.getClientRects().length === 1 && !lifted(one))
      .flatMap((one) =>
        [0.25, 0.5, 0.75].flatMap((share) => coverOf(one, share) ?? []).map((hit) => [one, hit] as const),
      )
      .map(([one, hit]) => `${one.textContent || one.outerHTML.slice(0, 60)} is under ${hit.textContent}`)
  )
}

/** Quick checks of a screen at its current width. */
async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  const small = await page.locator('button:visible, a:visible, [role=tab]:visible').evaluateAll((all) =>
    all
      // A link inside a sentence is as high as its line.
      .filter((one) => getComputedStyle(one).display !== 'inline')
      .filter((one) => one.getBoundingClientRect().height < 43.5 || one.getBoundingClientRect().width < 43.5)
      .map((one) => one.outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])
  // iOS zooms into fields with smaller letters, and does not zoom out again.
  const zoomed = await page
    .locator('input:not([type=radio], [type=checkbox]):visible, textarea:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 16)
        .map((one) => one.outerHTML.slice(0, 120)),
    )
  expect(zoomed).toEqual([])
  expect(await page.evaluate(coveredControls)).toEqual([])
}

interface Finding {
  id: string
  impact?: string | null
  nodes: readonly { html: string }[]
}

const seriousViolations = (violations: readonly Finding[]): string[] =>
  violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // This rule counts elements under a fixed bar as covered. `expectFits` measures the target sizes.
    .disableRules(['target-size'])
    // The app has no frames, so axe needs no separate page that joins the results of frames.
    .setLegacyMode()
    .analyze()
  expect(seriousViolations(violations)).toEqual([])
}

/** Checks the only rule that can fail in large letters alone: names, roles and colours are the same. */
async function expectScrolledByKey(page: Page): Promise<void> {
  const violations = await page.evaluate(async () => {
    // The previous check has loaded axe into the page.
    const { axe } = window as unknown as {
      axe: { run: (root: Document, options: object) => Promise<{ violations: Finding[] }> }
    }
    const runOnly = { type: 'rule', values: ['scrollable-region-focusable'] }
    return (await axe.run(document, { runOnly, resultTypes: ['violations'] })).violations.map(
      ({ id, impact, nodes }) => ({ id, impact: impact ?? null, nodes: nodes.map(({ html }) => ({ html })) }),
    )
  })
  expect(seriousViolations(violations)).toEqual([])
}

/**
 * Every state of every address, as in the gallery. All states share one page, because opening a page takes most of the
 * time. The page has no animations, because colours differ while a part fades in. Chromium 86 must show the same.
 */
for (const { name, address, as: persona, knobs = '' } of testedStates)
  test(`the screen ${name} is accessible, fits 390 and 320 px and large letters, and looks the same on Chromium 86`, async ({
    phone,
    chromium86,
  }) => {
    await Promise.all([openState(phone, { address, persona, knobs }, false), chromium86.open(address, persona, knobs)])
    const { page, product, pageErrors } = phone
    // In both browsers, parts below the first screen may be rendered later.
    const compare = async () => differences(await chromium86.takeSnapshot(), await page.evaluate(takeSnapshot))
    await expect.poll(compare, { intervals: [50, 50, 100] }).toEqual([])
    expect(chromium86.pageErrors).toEqual([])
    await expect(page.getByRole('heading', { name: '暂时无法显示' })).toHaveCount(
      statesWithNothingToShow.has(name) ? 1 : 0,
    )
    const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(links.filter((link) => !hasScreen(link ?? '') && !link?.startsWith('/pdf/'))).toEqual([])
    // All checks share one page load, because opening a screen takes longer than a check.
    await expectFits(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectFits(page)
    await enlargeLetters(page)
    await expectFits(page)
    expect(await unreadableTexts(page)).toEqual([])
    expect(await lowControls(page)).toEqual([])
    await expectScrolledByKey(page)
    expect(await textsCoveredAtEnd(page)).toEqual([])
    expect(pageErrors).toEqual([])
    expect(product.backend.violations, 'requests that break the contract').toEqual([])
  })

test('the check of addresses detects a control that is under another control', async ({ phone }) => {
  const { page } = phone
  await openState(phone, { address: '/commodity-search/all?q=用药', persona: undefined, knobs: '' }, false)
  await page.getByRole('button', { name: '价格', exact: true }).evaluate((one) => (one.style.marginRight = '-60px'))
  await waitForStyles(page)
  expect(await page.evaluate(coveredControls)).toContain('价格 is under 只看有货')
})

test('with 150 % text, the main screens are complete at 320 px, and no text is hidden', async ({ phone }) => {
  const { page } = phone
  for (const address of [
    '/Home/hot',
    '/commodity-detail/G001',
    '/login',
    '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT',
  ]) {
    await openState(phone, { address, persona: undefined, knobs: '' }, false)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addStyleTag({ content: 'html { font-size: 150% !important }' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
})

for (const [address, persona] of [
  ['/Home/hot', 'member'],
  ['/commodity-detail/G007', undefined],
  ['/order-info/G001?specification=G001-S1&number=1', 'member'],
  ['/order-list', 'rich'],
  ['/my-main', 'rich'],
  ['/my-setting', 'member'],
  ['/integral-mall', 'member'],
  ['/my-pedigree/list', 'parent'],
] as const)
  test(`with a browser font of 20 and 32 px, no text at ${address} is squeezed at 320 px`, async ({ phone }) => {
    await openState(phone, { address, persona, knobs: '' }, false)
    const { page } = phone
    await page.setViewportSize({ width: 320, height: 568 })
    for (const px of [20, 32]) {
      await setBrowserFontSize(page, px)
      expect(await squeezedTexts(page), `${px} px`).toEqual([])
    }
  })
