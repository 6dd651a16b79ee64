import { cleanup, screen } from '@testing-library/react'
import { matchPath } from 'react-router'
import { beforeAll, expect, test, vi } from 'vitest'
import { domains, type Path, paths } from '#/paths.ts'
import { waitForScreen } from '#tests/wait-for-screen.ts'
import { renderRoute } from '#tests/render-route.tsx'

/** Domains that people open only from another domain. */
const OPENED_FROM_ELSEWHERE = new Set([
  'address', // chosen in an order
  'counselor', // opened with a counselor's code
  'payment',
  'pdf',
  'auth',
])

/** Single addresses that must be reached with two taps. */
const REQUIRED_PATHS: readonly Path[] = [
  paths.mall,
  paths.goods,
  paths.myOrder,
  paths.orderDetail,
  paths.myCoupon,
  paths.myReport,
  paths.report,
  paths.sharePoster,
  paths.myBinding,
  paths.contractBinding,
  paths.healthNew,
  paths.healthDetail,
  paths.myWallet,
  paths.withdraw,
  paths.myBankAccount,
  paths.bankAccountForm,
  paths.myInvitationList,
  paths.memberRule,
  paths.mySetting,
  paths.privacy,
]

const linksOf = async (address: string, as = 'rich'): Promise<string[]> => {
  await renderRoute(address, { as })
  await waitForScreen()
  const found = screen.queryAllByRole('link').map((one) => one.getAttribute('href') ?? '')
  cleanup()
  return [...new Set(found)].filter((href) => href.startsWith('/')).map((href) => href.split('?')[0] ?? '')
}

const reachedLinks = new Set<string>()
const isReached = (pattern: string): boolean => [...reachedLinks].some((href) => matchPath(pattern, href))

beforeAll(async () => {
  // Parts that a screen adds when the page is idle, such as further slides of a banner, are rendered immediately.
  vi.stubGlobal('requestIdleCallback', (action: () => void) => setTimeout(action))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  const first = await linksOf(paths.myMain)
  // Only salespeople see the links for their work.
  for (const one of await linksOf(paths.myMain, 'salesman')) reachedLinks.add(one)
  for (const one of first) for (const two of [one, ...(await linksOf(one))]) reachedLinks.add(two)
}, 180_000)

test.each(Object.entries(domains).filter(([name]) => !OPENED_FROM_ELSEWHERE.has(name)))(
  'at least one address of %s can be reached from 我的 with two taps',
  (_name, table) => {
    const patterns = Object.values(table as Record<string, string | readonly [string, unknown]>).map((one) =>
      typeof one === 'string' ? one : one[0],
    )
    expect(patterns.filter(isReached)).not.toEqual([])
  },
)

test.each(REQUIRED_PATHS)('the address %s can be reached from 我的 with two taps', (pattern) =>
  expect(isReached(pattern)).toBe(true),
)

test('/alipay, a step in the middle of a payment, cannot be reached from 我的', () =>
  expect(isReached(paths.alipay)).toBe(false))
