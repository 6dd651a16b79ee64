// Part of npm run bench: a list of 5,000 goods on a CPU slowed 4×, scrolled at its beginning and, once it is completely
// loaded, in its middle. The result is reported and never fails.
import { CPU, newPartPage } from './phone.mjs'

const GOODS = 5000
/** In px per frame: a fast finger. */
const SPEED = 40
const FRAMES = 300

/** Scrolls frame by frame and counts the dropped frames. */
const scrollOn = (page, from) =>
  page.evaluate(
    ([start, speed, frames]) =>
      new Promise((resolve) => {
        if (start !== null) window.scrollTo(0, start)
        const gaps = []
        let last = 0
        const step = (now) => {
          if (last > 0) gaps.push(now - last)
          last = now
          window.scrollBy(0, speed)
          if (gaps.length < frames) requestAnimationFrame(step)
          else {
            const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / (1000 / 60)) - 1), 0)
            resolve({ dropped: missed / (missed + gaps.length), longest: Math.max(...gaps) })
          }
        }
        // The jump itself does not count as scrolling.
        setTimeout(() => requestAnimationFrame(step), 1000)
      }),
    [from, SPEED, FRAMES],
  )

async function measure(session) {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { nodes: of('Nodes'), heap: of('JSHeapUsedSize') / 1024 / 1024 }
}

/** Loads the whole list: scrolls to the end until the list says that it is complete. */
async function readAll(page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const step = () => {
          if (document.body.textContent?.includes('没有更多了')) return resolve(undefined)
          document.querySelector('button.list-end')?.click()
          window.scrollTo(0, document.documentElement.scrollHeight)
          setTimeout(step, 30)
        }
        step()
      }),
  )
}

export async function benchList(browser, origin, backend) {
  backend.setKnobs(`goods:${GOODS}`)
  const { context, page, session, slow } = await newPartPage(browser)
  page.setDefaultTimeout(600_000)
  await session.send('Performance.enable')
  await page.goto(`${origin}/commodity`)
  await page.waitForSelector('.goods-grid img')
  await slow()
  const first = await measure(session)
  const reading = await scrollOn(page, null)
  await slow(1)
  await readAll(page)
  const whole = await measure(session)
  await slow()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const middle = await scrollOn(page, Math.round(height / 2))
  const back = await scrollOn(page, 0)
  const after = await measure(session)
  await context.close()
  backend.setKnobs('')
  const percent = (share) => `${(share * 100).toFixed(1)} %`
  const line = (name, { dropped, longest }) => console.log(`${name} | ${percent(dropped)} | ${longest.toFixed(0)}`)
  console.log(`\n${GOODS} 件商品，CPU ${CPU}×，每帧滚动 ${SPEED} px，共 ${FRAMES} 帧\n`)
  console.log('滚动 | 丢帧 | 最长一帧 ms')
  line('开头，边滚边读', reading)
  line('全部读完，中段', middle)
  line('全部读完，开头', back)
  console.log('\n时刻 | DOM 节点 | 堆 MB')
  const moment = (name, { nodes, heap }) => console.log(`${name} | ${nodes} | ${heap.toFixed(1)}`)
  moment('第一页', first)
  moment('全部读完', whole)
  moment('再滚一遍', after)
}
