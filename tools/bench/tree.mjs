// Part of npm run bench: a family tree of 60 and of 200 people on a CPU slowed 4×: opened, unfolded, and dragged. Times
// are ratios to the smallest family of the same run. The result is reported and never fails.
import { CPU, newPartPage, signIn } from './phone.mjs'

const SIZES = [5, 60, 200]
/** Moves of the finger, one per frame. */
const MOVES = 120

/** Drags frame by frame, and counts the dropped frames and the DOM changes except the style of the layer. */
const pan = (page) =>
  page.evaluate(
    (moves) =>
      new Promise((resolve) => {
        const frame = document.querySelector('.tree-frame')
        const layer = document.querySelector('.tree-layer')
        const { left, top } = frame.getBoundingClientRect()
        const finger = (type, x) =>
          frame.dispatchEvent(
            new PointerEvent(type, {
              pointerId: 1,
              pointerType: 'touch',
              button: 0,
              bubbles: true,
              clientX: left + x,
              clientY: top + 40,
            }),
          )
        // Capturing a simulated pointer would throw.
        frame.setPointerCapture = () => undefined
        let changes = 0
        const watch = new MutationObserver((list) => (changes += list.filter(({ target }) => target !== layer).length))
        watch.observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true })
        const gaps = []
        let last = 0
        finger('pointerdown', 200)
        const step = (now) => {
          if (last > 0) gaps.push(now - last)
          last = now
          finger('pointermove', 200 + 120 * Math.sin(gaps.length / 8))
          if (gaps.length < moves) return requestAnimationFrame(step)
          finger('pointerup', 200)
          watch.disconnect()
          const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0)
          resolve({ dropped: missed / (missed + gaps.length), longest: Math.max(...gaps), changes })
        }
        requestAnimationFrame(step)
      }),
    MOVES,
  )

async function measure(browser, origin, backend, size) {
  backend.setKnobs(`relatives:${size}`)
  const { context, page, slow } = await newPartPage(browser)
  await signIn(page, backend.tokenFor('rich'))
  await page.goto(`${origin}/my-pedigree/list`)
  await page.waitForSelector('.family-row')
  await slow()
  const opened = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const start = performance.now()
        document.querySelector('a[href="/my-pedigree/family"]').click()
        const look = () =>
          document.querySelector('.tree-card')
            ? requestAnimationFrame(() => resolve(performance.now() - start))
            : requestAnimationFrame(look)
        look()
      }),
  )
  const all = page.getByRole('button', { name: '全部展开' })
  if (await all.count()) await all.click()
  await page.waitForTimeout(1000)
  const moved = await pan(page)
  const cards = await page.locator('.tree-card').count()
  await context.close()
  return { size, opened, cards, ...moved }
}

export async function benchTree(browser, origin, backend) {
  const results = []
  for (const size of SIZES) results.push(await measure(browser, origin, backend, size))
  backend.setKnobs('')
  const [smallest] = results
  console.log(`\n族谱图，CPU ${CPU}×，手指移动 ${MOVES} 帧\n`)
  console.log('人数 | 卡片 | 打开 | 丢帧 | 最长一帧 ms | 移动时改动的节点')
  for (const { size, cards, opened, dropped, longest, changes } of results)
    console.log(
      `${size} | ${cards} | ${(opened / smallest.opened).toFixed(2)}× | ${(dropped * 100).toFixed(1)} % | ${longest.toFixed(0)} | ${changes}`,
    )
}
