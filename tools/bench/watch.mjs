// Runs in a measured page before the page's own scripts, and records in `window.bench` what becomes visible. Each
// function is sent as text, so it may not use anything outside itself.

/**
 * Figures that the browser reports itself, and `usable`: 0 until the content is shown, -1 until it is painted, and then
 * the time in ms.
 */
function watchFigures() {
  const bench = (window.bench = { lcp: 0, element: '', cls: 0, tasks: [], busyUntil: 0, usable: 0 })
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => {
    const { element, url } = entry
    const own = element ? [element.localName, ...element.classList].join('.') : ''
    bench.lcp = entry.startTime
    bench.element = [own, url.split('/').at(-1)].filter(Boolean).join(' ').slice(0, 40)
  })
  // Layout shift as browsers count it: the worst window of 5 s without a pause of 1 s.
  let first = 0
  let last = 0
  let sum = 0
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (hadRecentInput) return
    const anew = startTime - last > 1000 || startTime - first > 5000
    if (anew) first = startTime
    last = startTime
    sum = anew ? value : sum + value
    bench.cls = Math.max(bench.cls, sum)
  })
  observe('longtask', ({ startTime, duration }) => {
    bench.tasks.push([startTime, duration])
    bench.busyUntil = startTime + duration
  })
}

/** Records in `bench.usable` when the content is painted, and then calls `reportUsable` if the page has it. */
function watchContent({ ready, renderedByReact }) {
  const { bench } = window
  const isSeen = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible'
  }
  const isRendered = (element) =>
    !renderedByReact || Object.keys(element).some((key) => key.startsWith('__reactFiber$'))
  const isShown = (selector) => [...document.querySelectorAll(selector)].some((one) => isRendered(one) && isSeen(one))
  bench.areShown = (selectors) => selectors.every(isShown)
  // The browser reports the paint of this mark, which is in the frame that first shows the content. A task after the
  // frame would run too late, because the browser first handles the replies for all pictures of the frame.
  const mark = Object.assign(document.createElement('b'), { textContent: '.' })
  mark.setAttribute('elementtiming', 'usable')
  mark.style.cssText = 'position: fixed; top: 0; left: 0; opacity: 0.01; pointer-events: none'
  new PerformanceObserver((list) => {
    bench.usable = list.getEntries()[0].renderTime
    window.reportUsable?.('')
  }).observe({ type: 'element' })
  const look = () => {
    if (bench.usable !== 0 || !bench.areShown(ready)) return
    bench.usable = -1
    watcher.disconnect()
    document.body.append(mark)
  }
  const watcher = new MutationObserver(look)
  watcher.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['style', 'class'] })
  // A style sheet, or the end of the document, may make existing content visible.
  document.addEventListener('load', look, true)
  document.addEventListener('DOMContentLoaded', look)
}

/**
 * `ready`: selectors of content that must be visible. `renderedByReact`: React must have rendered it, not a skeleton or the early
 * paint.
 */
export const watch = (page, { ready, renderedByReact }) =>
  page.addInitScript({
    content: `(${watchFigures.toString()})();(${watchContent.toString()})(${JSON.stringify({ ready, renderedByReact })})`,
  })
