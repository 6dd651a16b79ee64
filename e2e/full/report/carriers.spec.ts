import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, quiet, test } from '../../fixtures.ts'
import { expectToast } from '../../toasts.ts'
import { enlargeLetters, unreadableTexts } from '../../large-letters.ts'

const GENE = 'carrier-detail/GENETIC_DISEASES/G001/GJB2'
const OWN = `/parent-page/R100501/PKG-ADULT/${GENE}`

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** For each person of a generation: the horizontal middle, the top and the right edge. */
async function boxesOfGeneration(page: Page, name: string) {
  const all = await page.getByRole('list', { name }).getByRole('listitem').all()
  const boxes = await Promise.all(all.map((one) => one.boundingBox()))
  return boxes.map((box) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: box?.y ?? 0,
    right: (box?.x ?? 0) + (box?.width ?? 0),
  }))
}

test('a person aged 58 sees two generations of carriers, with each parent above the middle of two children', async ({
  page,
  as,
}) => {
  await as('reported')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(OWN)
  await expect(page.getByText(/^您的每个孩子有约一半的机会从您这里得到这一份：/)).toBeVisible()
  await expect(page.getByRole('list', { name: '4 个孩子' }).getByText('得到这一份')).toHaveCount(2)
  await enlargeLetters(page)
  const parents = await boxesOfGeneration(page, '父母')
  const children = await boxesOfGeneration(page, '4 个孩子')
  expect(parents).toHaveLength(2)
  expect(children).toHaveLength(4)
  expect(new Set(children.map(({ y }) => Math.round(y))).size).toBe(1)
  for (const { right } of children) expect(right).toBeLessThanOrEqual(320)
  for (const [at, parent] of parents.entries()) {
    expect(parent.y).toBeLessThan(children[0]?.y ?? 0)
    const [left, right] = children.slice(at * 2, at * 2 + 2)
    expect(parent.x).toBeCloseTo(((left?.x ?? 0) + (right?.x ?? 0)) / 2, 0)
  }
  await page.getByText('也是携带者', { exact: true }).click()
  await expect(page.getByRole('list', { name: '4 个孩子' }).getByText('可能受影响')).toHaveCount(1)
  await expect(page.getByText('家里谁值得告诉')).toBeVisible()
})

test('给专业人士 of a carrier is collapsed at first; expanded, it fits 320 px in large letters and can be copied', async ({
  page,
  as,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await as('reported')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(OWN)
  const position = page.getByText('c.235del（p.Leu79CysfsTer3）')
  await expect(page.getByText('约每 37 人中有 1 人携带。')).toBeVisible()
  await expect(position).toBeHidden()
  await page.getByText('给专业人士').click()
  await expect(position).toBeVisible()
  await page.getByRole('button', { name: '复制 GJB2 的变异位置' }).click()
  await expectToast(page, '已复制')
  await page.getByRole('button', { name: '全部复制成文字' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect
    .poll(copied)
    .toMatch(/^遗传性耳聋 Hereditary Hearing Loss\n分类：耳鼻喉 › 听力\n\n基因：GJB2\n结果：阳性\n/)
  expect(await copied()).not.toContain('周雪梅')
  const { violations } = await new AxeBuilder({ page }).disableRules(['target-size']).setLegacyMode().analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
  await enlargeLetters(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  expect(await unreadableTexts(page)).toEqual([])
})

test('a father aged 41 selects the partner’s known carrier status, and his child needs no action now', async ({
  page,
  as,
}) => {
  await as('parent')
  await page.goto(`/parent-page/R100601/PKG-ADULT/${GENE}`)
  await expect(page.getByText(/准备要孩子的话，先看伴侣/)).toBeVisible()
  await page.getByText('不是携带者', { exact: true }).first().click()
  await expect(page.getByText(/^平均 4 个孩子中约 2 个和您一样是携带者/)).toBeVisible()
  await page.goto('/parent-page/R100602/PKG-CHILD/carrier-detail/GENETIC_DISEASES/CG001/GJB2')
  await expect(page.getByText('孩子长大成家前，再和医生谈谈它对下一代的意义。')).toBeVisible()
  await quiet(page)
  await expect(page.getByRole('list', { name: '4 个孩子' })).toHaveCount(0)
})
