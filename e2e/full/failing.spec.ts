import { expect, quiet, test } from '../fixtures.ts'

/**
 * The error text and a working retry in a browser. tests/loading-and-failing.test.tsx tests all addresses with reads.
 */
const screens: readonly [address: string, domain: string, persona?: string][] = [
  ['/commodity-detail/G001', 'mall'],
  ['/my-sign', 'points'],
  ['/merchant-ticket', 'ticket'],
  ['/my-wallet', 'wallet', 'salesman'],
  ['/article/A1', 'news'],
  ['/my-message', 'message'],
]

for (const [address, domain, persona = 'rich'] of screens)
  test(`the address ${address} shows an error text and a retry if its request fails`, async ({ page, as, backend }) => {
    await as(persona)
    backend.setKnobs(`fault:${domain}.*=500`)
    await page.goto(address)
    const sorry = page.getByText(/非常抱歉，网络出现故障/).first()
    await expect(sorry).toBeVisible()
    backend.setKnobs('')
    await page.getByRole('button', { name: '重试' }).first().click()
    await quiet(page)
    await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0)
    await expect(sorry).toHaveCount(0)
  })
