import type { Locator } from '@playwright/test'
import { expect, quiet, test } from '../../fixtures.ts'
import { follow } from '../../follow.ts'

/** A tap on the picture, at the position of a name. */
async function tapOnName(picture: Locator, name: string) {
  await picture.locator('text', { hasText: name }).click()
}

test('a tap in the ancestry picture or in the list of the sample report shows the same area in both, and a haplogroup’s migration expands', async ({
  page,
}) => {
  await page.goto('/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT')
  await follow(page.getByRole('link', { name: /^祖源分析/ }))
  await page.getByRole('link', { name: /^祖源成分/ }).click()
  const said = page.locator('p[aria-live=polite]')
  await expect(said).toContainText('华北')
  const picture = page.getByRole('img', { name: /^祖源构成/ })
  await expect(picture).toBeVisible()

  await page.getByRole('button', { name: /^华中/ }).click()
  await expect(said).toContainText('23%')
  await expect(page.getByText('土家族', { exact: true })).toBeVisible()
  await tapOnName(picture, '日本列岛')
  await expect(said).toContainText('日本列岛')
  await expect(page.getByRole('button', { name: /^日本列岛/ })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('button', { name: /^华中/ })).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('tab', { name: '故事' }).click()
  await expect(page.getByRole('heading', { name: /^华北/ })).toBeVisible()

  await page.getByRole('link', { name: /^下一项/ }).click()
  await expect(page.getByRole('heading', { name: /^父系单倍群 ?O2a2b1a1$/ })).toBeVisible()
  const way = page.getByRole('list', { name: '从最早到今天' })
  await expect(way.getByRole('heading')).toHaveCount(5)
  await way.getByRole('button', { name: '展开中间 4 站' }).click()
  await expect(way.getByRole('heading')).toHaveCount(9)
  await expect(way.getByRole('heading').first()).toContainText('非洲东部')
  await expect(way.getByRole('heading').last()).toContainText('O2a2b1a1')
  await page.getByRole('button', { name: '放大看迁徙图' }).click()
  const viewer = page.getByRole('dialog', { name: '查看大图' })
  await viewer.getByRole('button', { name: '放大' }).click()
  await expect(viewer.getByRole('button', { name: '缩小' })).toBeEnabled()
  await page.goBack()
  await quiet(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(way.getByRole('heading')).toHaveCount(9)

  await page.getByRole('link', { name: /^下一项/ }).click()
  await expect(page.getByRole('heading', { name: /^母系单倍群 ?D4$/ })).toBeVisible()
  await page.getByRole('link', { name: /^下一项/ }).click()
  await expect(page.getByText('精确到小数约 2.1%，和非洲以外的多数人群相近。')).toBeVisible()
})

test('on a narrow phone, no name in the picture is covered, and with very large letters, numbers replace the names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/ancestry-composition-detail/ANCESTRY/A001')
  const picture = page.getByRole('img', { name: /^祖源构成/ })
  const names = picture.locator('text')
  await expect(names).toHaveCount(8)
  await expect(names.first()).toHaveText('华中 23%')
  /** Pairs of overlapping texts on the picture, and texts outside of the picture, as the engine lays them out. */
  const clashes = () =>
    picture.evaluate((svg) => {
      const edge = svg.getBoundingClientRect()
      const boxes = [...svg.querySelectorAll('text')].map(
        (text) => [text.textContent, text.getBoundingClientRect()] as const,
      )
      const outside = boxes.filter(([, box]) => box.left < edge.left || box.right > edge.right)
      const over = boxes.flatMap(([name, a], index) =>
        boxes
          .slice(index + 1)
          .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map(([other]) => `${name} on ${other}`),
      )
      return [...outside.map(([name]) => `${name} outside`), ...over]
    })
  expect(await clashes()).toEqual([])
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '28px'))
  await page.setViewportSize({ width: 321, height: 640 })
  await expect(names.first()).toHaveText('2')
  await expect(page.getByRole('button', { name: /^1 ?华北/ })).toBeVisible()
  expect(await clashes()).toEqual([])
})

test('a woman’s report explains why it has no paternal line, and which relatives could be tested for it', async ({
  page,
  as,
}) => {
  await as('reported')
  await page.goto('/parent-page/R100501/PKG-ADULT/ancestry-list/ANCESTRY/祖源分析')
  await page.getByRole('link', { name: /^父系单倍群/ }).click()
  await expect(page.getByRole('heading', { name: '您的父系单倍群未知' })).toBeVisible()
  await expect(page.getByText(/女性没有 Y 染色体，所以这里没有结果/)).toBeVisible()
  await expect(page.getByText(/可由父亲或兄弟检测/)).toBeVisible()
})
