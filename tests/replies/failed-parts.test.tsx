import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { waitForScreen } from '#tests/wait-for-screen.ts'
import { renderRoute } from '#tests/render-route.tsx'

/**
 * All ways in which a read can fail, on three screens whose main content comes from another read. This content is
 * shown, and the failed part offers one retry. `tests/parts/failing-part.test.tsx` tests every read of every address
 * with one of these ways.
 */

const FAILURES: readonly (readonly [kind: string, what: string])[] = [
  ['offline', 'no connection'],
  ['400', 'a 400 error'],
  ['403', 'a 403 error'],
  ['404', 'a 404 error'],
  ['502', 'an HTML error page of a proxy'],
  ['unreadable', 'an incomplete JSON body'],
  ['html', 'an HTML page instead of JSON'],
  ['wrong-shape', 'an object of another form'],
]

/** The specification only names this read. If the server answers 404, there is no retry. */
const NAMED_READ = 'visitor.browseStats'

describe.each([
  ['the balance of a wallet', '/my-wallet', 'member', 'wallet.details', '¥187.90'],
  ['the categories of articles', '/explore', undefined, 'news.list', '基因科普'],
  ['the visitors of a salesperson', '/customer-visitors/NEWS', 'salesman', NAMED_READ, '何春梅'],
])('the main content of a screen: %s', (_what, address, as, call, content) => {
  test.each(FAILURES)('is shown with one retry if another part fails with %s: %s', async (kind) => {
    await renderRoute(address, { ...(as ? { as } : {}), knobs: `fault:${call}=${kind}` })
    await waitForScreen()
    expect(document.querySelector('main')).toHaveTextContent(content)
    expect(screen.queryAllByRole('button', { name: '重试' })).toHaveLength(
      kind === '404' && call === NAMED_READ ? 0 : 1,
    )
  })
})
