/** Centres a tab in its row; scrolls only the row, and only sideways. */
export function centerTab(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}
