// The goals of docs/performance.md. A missed goal is marked in the table.

const FIRST = ['/Home/hot', '/commodity-detail/G001']

/**
 * The goals of each figure as [pages, network, maximum]; null means all pages or networks, and the first goal that fits
 * is used.
 */
const goals = {
  lcp: [
    [FIRST, 'slow 4G', 2],
    [FIRST, 'fast 4G', 2.2],
    [['/parent-page'], null, 2.6],
  ],
  usable: [[null, null, 3.4]],
  secondLcp: [[null, null, 1.3]],
  secondUsable: [[null, null, 2.2]],
  cpu: [[null, null, 9]],
  cls: [[null, null, 0.01]],
  tap: [[null, null, 100]],
  allRequests: [[['/Home/hot'], null, 30]],
}

/** The text of a figure, with a cross when its goal is missed. */
export function marked({ page, network, key }, value, text) {
  const goal = (goals[key] ?? []).find(
    ([pages, on]) => (pages === null || pages.includes(page)) && (on === null || on === network),
  )
  return goal && page.startsWith('/') && value > goal[2] ? `${text} ✗` : text
}
