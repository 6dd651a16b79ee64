import { expect, quiet, test } from '../../kit.ts'

/** Screens with reads of their own: the error text, and a retry that works. */
const screens: readonly [address: string, domain: string, persona?: string][] = [
  ['/commodity-detail/G001', 'mall'],
  ['/integral-goods-detail/PG1', 'points'],
  ['/integral-list', 'points'],
  ['/integral-detail-list', 'points'],
  ['/conversion-record', 'points'],
  ['/conversion-record-detail/PO201', 'points', 'member'],
  ['/my-sign', 'points'],
  ['/login-task', 'points'],
  ['/my-coupon/UNCLAIMED/true/CT1', 'coupon'],
  ['/coupons-commodity-list/CT1', 'coupon'],
  ['/coupons-commodity-search/CT1/all', 'coupon-goods'],
  ['/order-coupons-list?id=G001&specification=G001-S1&number=1', 'order'],
  ['/merchant-ticket', 'ticket'],
  ['/lottery/L1', 'ticket'],
  ['/raffle-lists', 'ticket'],
  ['/bonus-lists', 'ticket'],
  ['/my-wallet', 'wallet', 'salesman'],
  ['/wallet-withdraw-deposit', 'wallet', 'salesman'],
  ['/my-bank-account', 'wallet', 'salesman'],
  ['/my-bank-account-add/bank/BA801', 'wallet', 'salesman'],
  ['/account-detail/reward/RW81', 'wallet', 'salesman'],
  ['/lightning-land-reward-cash-form/RW82', 'wallet', 'salesman'],
  ['/my-invitation-list-new', 'invitation', 'salesman'],
  ['/my-share?view=LOG', 'invitation', 'salesman'],
  ['/my-extension/GOODS', 'mall', 'salesman'],
  ['/my-extension/NEWS', 'news', 'salesman'],
  ['/my-extension/VIDEO', 'lecture', 'salesman'],
  ['/my-member-level', 'member', 'member'],
  ['/my-schedule', 'registration'],
  ['/explore', 'news'],
  ['/article/A1', 'news'],
  ['/famous-doctor-hall', 'lecture'],
  ['/my-message', 'message'],
  ['/my-help', 'help'],
]

for (const [address, domain, persona = 'rich'] of screens)
  test(`a failing call on ${address}`, async ({ page, as, backend }) => {
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
