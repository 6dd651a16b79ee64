import type { Page } from '@playwright/test'

/** Opens an address in the app without a page load, for screens that no link opens. */
export const openInApp = (page: Page, address: string): Promise<void> =>
  page.evaluate((url) => {
    // With an index, the router takes the entry for one of its own.
    const { idx } = window.history.state as { idx: number }
    window.history.pushState({ idx: idx + 1, key: url }, '', url)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
