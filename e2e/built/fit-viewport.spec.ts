import { fitViewportToPage } from '../gallery/fit-viewport.ts'
import { expect, test } from '../fixtures.ts'

const noWait = () => Promise.resolve()
const HEAD = '<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1">'

test('a screenshot is as tall as the screen, even if the page’s height follows with a delay', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // The transition simulates the delay of a busy machine.
  await page.setContent(
    `${HEAD}<style>body { margin: 0 } div { min-height: 100vh; transition: min-height 0.4s }</style><div>空</div>`,
  )
  await fitViewportToPage(page, 320, false, noWait)
  expect(page.viewportSize()).toEqual({ width: 320, height: 640 })
})

test('the viewport is enlarged to the height of the loaded page, up to a limit', async ({ page }) => {
  await page.setContent(`${HEAD}<style>body { margin: 0 }</style><div style="height: 900px"></div>`)
  await fitViewportToPage(page, 390, false, noWait)
  expect(page.viewportSize()).toEqual({ width: 390, height: 900 })
  const grows = () => page.locator('div').evaluate((part) => void (part.style.height = '1200px'))
  await fitViewportToPage(page, 320, false, grows)
  expect(page.viewportSize()).toEqual({ width: 320, height: 1200 })
  await page.locator('div').evaluate((part) => void (part.style.height = '9000px'))
  await fitViewportToPage(page, 320, true, noWait)
  expect(page.viewportSize()).toEqual({ width: 320, height: 2400 })
})

test('the screenshot of a page that grows while scrolling includes the new end of the page', async ({ page }) => {
  await page.setContent(
    `${HEAD}<style>body { margin: 0 }</style><div style="height: 1000px"></div><p style="height: 10px; margin: 0"></p>
    <script>new IntersectionObserver(([end]) => { if (end.isIntersecting) end.target.style.height = '500px' })
      .observe(document.querySelector('p'))</script>`,
  )
  // Waits two frames, because the observer is called after the first frame.
  const frames = () =>
    page.evaluate(
      () => new Promise<void>((done) => void requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    )
  await fitViewportToPage(page, 390, false, frames)
  expect(page.viewportSize()).toEqual({ width: 390, height: 1500 })
})
