import type { Locator, Page } from '@playwright/test'
import { expect, quiet, test } from '../../fixtures.ts'
import { countCalls, tapBursts } from '../../taps.ts'
import { follow } from '../../follow.ts'
import { oneOfEach } from '#tests/matrix.ts'

interface Case {
  as: string
  at: string
  before?: (page: Page) => Promise<unknown>
  button: string | RegExp
  inDialog?: true
  /** The write of the tapped button, which must be sent once. */
  once: string
  /** The next screen, and the call of its button at the same spot, which must not be sent. */
  never?: { at: RegExp; call: string }
}

const fillLogin = async (page: Page) => {
  await page.getByLabel('手机号').fill('13800000002')
  await page.getByRole('button', { name: '获取验证码' }).click()
  // With a valid number, the last digit of the code would already submit the form.
  await page.getByLabel('手机号').fill('')
  await page.getByLabel('验证码', { exact: true }).fill('123456')
  await page.getByLabel('手机号').fill('13800000002')
}

async function fillCard(page: Page): Promise<void> {
  await page.getByLabel('持卡人姓名').fill('李建国')
  await page.getByLabel('身份证号').fill('440304196203150019')
  await page.getByLabel('银行卡号').fill('4539578763621486')
  await page.getByLabel('预留手机号').fill('13800000002')
}

const cases: Record<string, Case> = {
  提交订单: {
    as: 'member',
    at: '/order-info/G017?specification=G017-S1',
    button: '提交订单',
    once: 'order.create',
    never: { at: /order-pay-detail/, call: 'payment.start' },
  },
  去支付: {
    as: 'unpaid',
    at: '/order-detail/O301',
    button: '去支付',
    once: 'order.createPayOrder',
    never: { at: /order-pay-detail/, call: 'payment.start' },
  },
  确认支付: {
    as: 'unpaid',
    at: '/order-detail/O301',
    before: async (page) => {
      await page.getByRole('button', { name: '去支付' }).click()
      await page.getByRole('radio', { name: '模拟支付' }).check()
    },
    button: /^确认支付/,
    once: 'payment.start',
  },
  取消订单: {
    as: 'unpaid',
    at: '/order-detail/O301',
    before: (page) => page.getByRole('button', { name: '取消订单' }).click(),
    button: '取消订单',
    inDialog: true,
    once: 'order.cancel',
  },
  '领取 of a coupon': { as: 'new', at: '/commodity-detail/G001', button: '领取', once: 'coupon.claim' },
  'the reward of an order': {
    as: 'member',
    at: '/lottery/L1?mallOrderId=O201',
    button: '领取奖励',
    once: 'ticket.issueCoupons',
  },
  获取验证码: {
    as: '',
    at: '/login',
    before: (page) => page.getByLabel('手机号').fill('13800000002'),
    button: '获取验证码',
    once: 'auth.smsCode',
  },
  登录: { as: '', at: '/login?target=%2Fmy-order%2FALL', before: fillLogin, button: '登录', once: 'auth.login' },
  'saving an address': {
    as: 'member',
    at: '/order-create-receiving-address-form/A201?target=%2Fmy-main',
    button: '保存',
    once: 'address.update',
  },
  'saving a patient': {
    as: 'member',
    at: '/add-patient/0?target=%2Fmy-main',
    before: async (page) => {
      await page.getByLabel('姓名').fill('钱多多')
      await page.getByLabel('证件号码').fill('11010519491231002X')
    },
    button: '保存',
    once: 'patient.create',
  },
  确认绑定: {
    as: 'member',
    at: '/bind-sampleid-input-view',
    before: async (page) => {
      await page.getByLabel('样本编号').fill('LB2026000001')
      await page.getByRole('button', { name: '下一步' }).click()
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: '下一步' }).click()
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: '下一步' }).click()
    },
    button: '确认绑定',
    once: 'sample.bind',
  },
  确认兑换: {
    as: 'member',
    at: '/integral-goods-detail/PG10',
    before: (page) => page.getByRole('button', { name: '立即兑换' }).click(),
    button: '确认兑换',
    once: 'points.create',
    never: { at: /conversion/, call: 'points.confirm' },
  },
  确定提现: {
    as: 'salesman',
    at: '/wallet-withdraw-deposit',
    before: async (page) => {
      await page.getByRole('button', { name: '全部提现' }).click()
      await page.getByRole('button', { name: '提现', exact: true }).click()
    },
    button: '确定提现',
    inDialog: true,
    once: 'wallet.withdraw',
  },
  'saving a bank card': {
    as: 'member',
    at: '/my-bank-account-add/bank/0',
    before: fillCard,
    button: '保存',
    once: 'wallet.addBank',
  },
  解除绑定: {
    as: 'salesman',
    at: '/my-bank-account',
    before: (page) => page.getByRole('button', { name: '解除绑定' }).click(),
    button: '解除绑定',
    inDialog: true,
    once: 'wallet.unbind',
  },
  提交反馈: {
    as: 'member',
    at: '/my-contact-us-content/feedback',
    before: (page) => page.getByLabel('反馈内容').fill('很好用'),
    button: '提交反馈',
    once: 'help.feedback',
  },
  确定到账: {
    as: 'salesman',
    at: '/lightning-land-reward-cash-form/RW82',
    before: async (page) => {
      await fillCard(page)
      await page.getByRole('button', { name: /^申请到账/ }).click()
    },
    button: '确定到账',
    inDialog: true,
    once: 'wallet.payOut',
  },
}

// The same code guards all buttons (use-app-mutation.isolated.test.tsx), so one case stands for all cases of its kind.
const testedCases = oneOfEach(Object.entries(cases), ([, { before, inDialog, never }]) =>
  JSON.stringify([before !== undefined, inDialog, never !== undefined]),
)
for (const [name, { as: who, at, before, button, inDialog, once, never }] of testedCases)
  for (const [way, taps] of tapBursts)
    test(`${name}: ${way} send only one request`, async ({ page, as, backend }) => {
      if (who) await as(who)
      await page.goto(at)
      await before?.(page)
      const place = inDialog ? page.getByRole('dialog') : page
      const target = place.getByRole('button', { name: button, exact: true }).first()
      await expect(target).toBeEnabled()
      await taps(target, page)
      await expect.poll(() => countCalls(backend, once)).toBe(1)
      await expect(page).toHaveURL(never?.at ?? /./)
      await quiet(page)
      expect(countCalls(backend, once)).toBe(1)
      expect(never ? countCalls(backend, never.call) : 0).toBe(0)
    })

/** Taps one position repeatedly, with a pause in which the screen can change. */
async function tapRepeatedly(page: Page, button: Locator, taps: number, pause: number): Promise<void> {
  await button.tap({ trial: true })
  const box = await button.boundingBox()
  if (!box) throw new Error('nothing to tap')
  const cdp = await page.context().newCDPSession(page)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  const due = await page.evaluate(() => performance.now())
  const began = Date.now()
  for (let tap = 0; tap < taps; tap += 1) {
    await page.waitForFunction((at) => performance.now() >= at, due + tap * pause)
    // Each tap has its own time stamp, because a busy machine sends it late.
    const at = (began + tap * pause) / 1000
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', timestamp: at, touchPoints })
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', timestamp: at + 0.03, touchPoints: [] })
  }
}

for (const pause of oneOfEach([300, 120, 200, 500], () => 'pause'))
  test(`tapping 提交订单 with a finger every ${pause} ms places one order and pays nothing`, async ({
    page,
    as,
    backend,
  }) => {
    await as('member')
    await page.goto('/order-info/G017?specification=G017-S1')
    const button = page.getByRole('button', { name: '提交订单' })
    await expect(button).toBeEnabled()
    await tapRepeatedly(page, button, 10, pause)
    await expect(page.getByRole('button', { name: /^确认支付/ })).toBeVisible()
    await quiet(page)
    expect(countCalls(backend, 'order.create')).toBe(1)
    expect(countCalls(backend, 'payment.start')).toBe(0)
  })

test('a second tap on 领取 does not claim the next coupon, which has moved to the same position', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/my-coupon/UNCLAIMED')
  const button = page.getByRole('button', { name: /领取/ }).first()
  await expect(button).toBeEnabled()
  await tapRepeatedly(page, button, 8, 150)
  await quiet(page)
  expect(countCalls(backend, 'coupon.claim')).toBe(1)
})

for (const [how, tap] of tapBursts)
  test(`[FMT-014] ${how} on an announcement open its target, and not the tab below it`, async ({
    page,
    as,
    backend,
  }) => {
    await as('rich')
    await page.goto('/Home/hot')
    const button = page.getByRole('dialog', { name: '老用户回馈' }).getByRole('button', { name: '去看看' })
    await button.waitFor()
    await tap(button, page)
    await expect(page).toHaveURL(/\/commodity-detail\/G007/)
    await quiet(page)
    expect(countCalls(backend, 'home.markRead')).toBe(1)
  })

test('two quick taps on Back go back two screens', async ({ page, as }) => {
  await as('member')
  await page.goto('/my-main')
  await follow(page.getByRole('link', { name: '设置' }).first())
  await page.getByRole('link', { name: '用户注册协议' }).click()
  await expect(page).toHaveURL(/agreement/)
  const back = page.getByRole('button', { name: '返回' })
  await expect(back).toBeVisible()
  await tapRepeatedly(page, back, 2, 450)
  await expect(page).toHaveURL(/\/my-main/)
})

test('a triple click on 立即购买 opens the specifications and presses nothing in them', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/commodity-detail/G001')
  const sheet = page.getByRole('dialog')
  // From the second opening on, the code of the sheet is loaded, so the sheet is there before the second click.
  await page.getByRole('button', { name: '立即购买' }).click()
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect(sheet).toHaveCount(0)
  await quiet(page)
  const box = await page.getByRole('button', { name: '立即购买' }).boundingBox()
  if (!box) throw new Error('nothing to click')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 3, delay: 60 })
  await expect(sheet).toBeVisible()
  await quiet(page)
  await expect(page).toHaveURL(/\/commodity-detail\/G001$/)
  expect(countCalls(backend, 'order.create')).toBe(0)
})
