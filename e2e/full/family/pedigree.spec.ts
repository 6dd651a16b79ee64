import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { enlargeLetters } from '../../large-letters.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const tree = (page: Page) => page.getByRole('group', { name: /^族谱图/ })
const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN }
const middleOf = async (one: Locator) => {
  const { x, y, width, height } = await boxOf(one)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Sends the events of a touch screen. */
async function startTouch(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
}

test('the tree opens centred on the person; one finger moves it, two fingers zoom it, and a double tap resets it', async ({
  page,
  as,
}) => {
  await as('parent')
  await page.goto('/my-pedigree/family')
  const me = tree(page).getByRole('button', { name: /^我，/ })
  const frame = await boxOf(tree(page))
  await expect.poll(async () => (await middleOf(me)).x).toBeCloseTo(frame.x + frame.width / 2, -1)
  const start = await boxOf(me)
  expect(start.width).toBeGreaterThan(90)

  const finger = await startTouch(page)
  const from = { x: frame.x + 40, y: frame.y + 20 }
  await finger('touchStart', from)
  for (let step = 1; step <= 6; step += 1) await finger('touchMove', { x: from.x + step * 10, y: from.y + step * 5 })
  await finger('touchEnd')
  await expect.poll(async () => (await boxOf(me)).x - start.x).toBeCloseTo(60, -1)
  // A drag is not a tap, even if it begins on a card.
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const moved = await boxOf(me)
  const spot = await middleOf(me)
  const apart = (by: number) => [
    { x: spot.x - by, y: spot.y },
    { x: spot.x + by, y: spot.y },
  ]
  await finger('touchStart', ...apart(40))
  for (const by of [44, 50, 56, 60]) await finger('touchMove', ...apart(by))
  await finger('touchEnd')
  await expect.poll(async () => (await boxOf(me)).width / moved.width).toBeCloseTo(1.5, 1)
  expect((await middleOf(me)).x).toBeCloseTo(spot.x, -1)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const blank = { x: frame.x + 8, y: frame.y + frame.height - 8 }
  for (let tap = 0; tap < 2; tap += 1) {
    await finger('touchStart', blank)
    await finger('touchEnd')
  }
  await expect.poll(async () => (await boxOf(me)).width).toBeCloseTo(start.width, 0)
  expect((await boxOf(me)).x).toBeCloseTo(start.x, 0)
})

test('buttons and mouse wheel zoom the tree, which stays in view, and the page beside it can be scrolled', async ({
  page,
  as,
}) => {
  await as('parent')
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/my-pedigree/family')
  const me = tree(page).getByRole('button', { name: /^我，/ })
  const { width } = await boxOf(me)
  await page.getByRole('button', { name: '放大' }).click()
  await expect.poll(async () => (await boxOf(me)).width / width).toBeCloseTo(1.4, 1)
  await page.getByRole('button', { name: '居中' }).click()
  await expect.poll(async () => (await boxOf(me)).width).toBeCloseTo(width, 0)

  const frame = await boxOf(tree(page))
  const finger = await startTouch(page)
  const from = { x: frame.x + 200, y: frame.y + 150 }
  for (let round = 0; round < 5; round += 1) {
    await finger('touchStart', from)
    for (const by of [60, 120, 180]) await finger('touchMove', { x: from.x - by, y: from.y - by / 2 })
    await finger('touchEnd')
  }
  const seen = await tree(page)
    .getByRole('button')
    .evaluateAll((all) => {
      const { left, right, top, bottom } = document.querySelector('[role="group"]')!.getBoundingClientRect()
      return all.filter((one) => {
        const box = one.getBoundingClientRect()
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top
      }).length
    })
  expect(seen).toBeGreaterThan(0)

  await page.getByRole('button', { name: '居中' }).click()
  await page.mouse.move(from.x, from.y)
  await page.mouse.wheel(0, -100)
  await expect.poll(async () => (await boxOf(me)).width).toBeGreaterThan(width * 1.1)
  await page.mouse.move(from.x, frame.y - 20)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50)
})

test('a card of the family tree that gets the keyboard focus is moved into view', async ({ page, as }) => {
  await as('parent')
  await page.goto('/my-pedigree/family')
  await tree(page).getByRole('button', { name: /^我，/ }).focus()
  for (let press = 0; press < 22; press += 1) await page.keyboard.press('Tab')
  const last = tree(page).getByRole('button', { name: '女儿，吴悦悦' })
  await expect(last).toBeFocused()
  const frame = await boxOf(tree(page))
  await expect
    .poll(async () => {
      const { x, y, width, height } = await boxOf(last)
      return x >= frame.x && x + width <= frame.x + frame.width && y >= frame.y && y + height <= frame.y + frame.height
    })
    .toBe(true)
})

test('a tap on a person opens a sheet, and the path to the person stays highlighted', async ({ page, as }) => {
  await as('parent')
  await page.goto('/my-pedigree/family')
  await tree(page)
    .getByRole('button', { name: /^妻子，/ })
    .tap()
  await expect(page.getByRole('dialog', { name: '妻子 何佳怡' })).toBeVisible()
  await page.getByRole('button', { name: '关闭' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(tree(page).locator('[aria-current]')).toHaveCount(2)
})

test('the tree of a large family is folded, and can be unfolded branch by branch', async ({ page, as, backend }) => {
  await as('member')
  backend.setKnobs('relatives:200')
  await page.goto('/my-pedigree/family')
  const chip = tree(page).getByRole('button', { name: /^展开爷爷一支的\d+人$/ })
  const cards = tree(page).getByRole('button', { name: /，/ })
  await expect(chip).toBeAttached()
  const few = await cards.count()
  const grandpa = tree(page).getByRole('button', { name: /^爷爷，/ })
  const before = await boxOf(grandpa)
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => cards.count()).toBeGreaterThan(few)
  await expect(tree(page).getByRole('button', { name: /^收起爷爷一支的\d+人$/ })).toBeAttached()
  // The card with the branch stays at the same position.
  await expect.poll(async () => Math.abs((await boxOf(grandpa)).y - before.y)).toBeLessThan(200)
  await page.getByRole('button', { name: '全部收起' }).click()
  await expect.poll(() => cards.count()).toBe(few)
  await page.getByRole('button', { name: '全部展开' }).click()
  await expect.poll(() => cards.count()).toBe(200)
})

test('the exported picture of the family tree hides names and has a size that phones can draw', async ({
  page,
  as,
}) => {
  await as('parent')
  await page.goto('/my-pedigree/family')
  await page.getByRole('button', { name: '导出图片' }).click()
  const picture = page.getByRole('img', { name: '家庭族谱图片' })
  await expect(picture).toBeVisible()
  await expect(page.getByRole('switch', { name: '隐藏姓名' })).toBeChecked()
  const sizeOf = () =>
    picture.evaluate((img: HTMLImageElement) => ({
      width: img.naturalWidth,
      height: img.naturalHeight,
      length: img.src.length,
    }))
  const masked = await sizeOf()
  expect(masked.width).toBeGreaterThan(1500)
  expect(masked.width * masked.height).toBeLessThanOrEqual(16_000_000)
  await page.getByRole('switch', { name: '隐藏姓名' }).click()
  await expect.poll(async () => (await sizeOf()).length).toBeGreaterThan(masked.length)
  await expect(page.getByRole('link', { name: '保存图片' })).toHaveAttribute('download', /jpg$/)
})

test('in large letters, every word of the family tree fits into its card', async ({ page, as }) => {
  await as('parent')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/my-pedigree/family')
  await expect(tree(page)).toBeVisible()
  await enlargeLetters(page)
  const tight = await tree(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all
        .filter((one) => [one, ...one.children].some((part) => part.scrollHeight > part.clientHeight + 2))
        .map((one) => one.getAttribute('aria-label')),
    )
  expect(tight).toEqual([])
})
