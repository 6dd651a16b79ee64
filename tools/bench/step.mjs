// One measured step. growth.mjs uses it to measure long tasks.

/** Runs in the page before its own scripts: collects long tasks in `window.tasks`. */
export function watchTasks() {
  window.tasks = []
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => window.tasks.push(entry.duration))).observe({
    type: 'longtask',
  })
}

/** Performs a step, waits until the page is idle, and returns the tasks that took longer than 50 ms. */
export async function step(page, name, act) {
  await page.evaluate(() => (window.tasks = []))
  await act()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
  const tasks = await page.evaluate(() => window.tasks)
  return { name, longest: Math.max(0, ...tasks), over: tasks.length }
}
