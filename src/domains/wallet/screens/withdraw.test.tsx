import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { walletOf } from '#/mocks/wallet.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const SCREEN = '/wallet-withdraw-deposit'
const POST = 'mallsales/api/user/wallet-handler/withdrawals'
const PAYEE = 'mallsales/api/user/wallet-handler/payee-account'
const WALLET = 'mallsales/api/user/wallet-handler/wallet'

/** The salesman's mock backend account with 80.00 to withdraw. */
const eighty = () => {
  const sent = spyOnRequest('post', POST)
  const walletHandler = jsonHandler('get', WALLET, { balance: 10_000, operableBalance: 8000 })
  return { sent, backend: withHandlers(newBackend(), sent.handler, walletHandler) }
}

type App = Awaited<ReturnType<typeof renderRoute>>

async function withdraw(app: App, amount: string): Promise<void> {
  await app.type('提现金额（元）', amount)
  await app.press('提现')
}

describe('the withdrawal form /wallet-withdraw-deposit', () => {
  test.each([
    ['0', '提现金额必须为大于0的数字'],
    ['80.01', '可提现余额不足，现在可以提现¥80.00'],
  ])(
    '[WAL-002] [VAL-013] the amount %s shows the error %s and is kept in the form, and nothing is sent',
    async (amount, message) => {
      const { sent, backend } = eighty()
      const app = await renderRoute(SCREEN, { as: 'salesman', backend })
      await withdraw(app, amount)
      expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
      expect(screen.getByLabelText('提现金额（元）')).toHaveValue(amount)
      expect(await app.calls('wallet.withdraw')).toEqual([])
      expect(sent.asked).toEqual([])
    },
  )

  test.each([
    [200, { id: null, type: 'bank' }],
    [200, null],
    [404, null],
    [500, null],
  ])(
    'every account can be chosen if the reply about the default account has the status %d and the body %j',
    async (status, body) => {
      const backend = withHandlers(newBackend(), jsonHandler('get', PAYEE, body, status))
      await renderRoute(SCREEN, { as: 'salesman', backend })
      expect(await screen.findByRole('radio', { name: '中国工商银行 尾号1234' })).toBeChecked()
    },
  )

  test('[VAL-013] an empty withdrawal amount shows 提现金额不能为空', async () => {
    const app = await renderRoute(SCREEN, { as: 'salesman' })
    await app.sees('提现金额（元）')
    await app.press('提现')
    expect((await screen.findAllByText('提现金额不能为空')).length).toBeGreaterThan(0)
  })

  test.each([
    // A text that is not an amount stays, and the field refuses it.
    ['abc', 'abc'],
    ['¥1,000.00', '1000.00'],
    ['0.001', '0.001'],
    ['１2', '12'],
  ])('the typed or pasted amount %s becomes %s', async (typed, left) => {
    const app = await renderRoute(SCREEN, { as: 'salesman' })
    await app.type('提现金额（元）', typed)
    expect(screen.getByLabelText('提现金额（元）')).toHaveValue(left)
  })

  test('[WAL-002] withdrawing ¥80 asks for a confirmation, and sends one POST of 8000 cents to the card', async () => {
    const { sent, backend } = eighty()
    const app = await renderRoute(SCREEN, { as: 'salesman', backend })
    await withdraw(app, '80')
    await app.sees('提现¥80.00到中国工商银行 尾号1234，确定吗？')
    await app.press('确定提现')
    await app.arrives('/account-detail/withdrawal/W')
    await app.sees('处理中')
    expect(sent.asked.map(({ body }) => body)).toEqual([{ amount: 8000, accountId: 'BA801', type: 'bank' }])
  })

  test('if a WeChat account and a card have the same id, the money is sent to the chosen account', async () => {
    const sent = spyOnRequest('post', POST)
    const accounts = 'mallsales/api/user/wallet-handler'
    const backend = withHandlers(
      newBackend(),
      sent.handler,
      jsonHandler('post', POST, { id: 'W1' }),
      jsonHandler('get', WALLET, { balance: 10_000, operableBalance: 8000 }),
      jsonHandler('get', `${accounts}/bank-account`, [{ id: 7, bankName: '招商银行', bankCard: '6222********1234' }]),
      jsonHandler('get', `${accounts}/wx-withdrawals-account`, [{ id: 7, realName: '冯涛' }]),
    )
    const app = await renderRoute(SCREEN, { as: 'salesman', backend })
    await app.user.click(await screen.findByRole('radio', { name: '微信零钱' }))
    await withdraw(app, '80')
    await app.sees('提现¥80.00到微信零钱，确定吗？')
    await app.press('确定提现')
    await app.arrives('/account-detail/withdrawal/W')
    expect(sent.asked.map(({ body }) => body)).toEqual([{ amount: 8000, accountId: '7', type: 'wechat' }])
  })

  test.each([
    ['to WeChat', { type: 'wechat', number: '' }, '微信零钱', '到账时间以实际到账为准'],
    ['to a card', { type: 'bank', number: '1234' }, '尾号1234', '到账时间以银行处理为准'],
    ['to a card whose kind is not sent', { number: '1234' }, '尾号1234', '到账时间以银行处理为准'],
    ['to an account that the record lacks', {}, '', '到账时间以实际到账为准'],
  ])(
    '[WAL-008] a pending withdrawal %s shows the account that receives the money, and who decides when',
    async (...[, given, where, note]) => {
      const made = { id: 'W9', amount: 8000, createdDate: new Date(NOW).toISOString(), status: 'PENDING', ...given }
      const backend = withHandlers(newBackend(), jsonHandler('get', 'mallsales/api/user/my-wallet/withdrawals', [made]))
      const app = await renderRoute('/account-detail/withdrawal/W9', { as: 'salesman', backend })
      await app.sees(note)
      expect(screen.queryByText('到账账户')?.parentElement?.textContent ?? '').toBe(where && `到账账户${where}`)
      await act(() => app.router.navigate('/my-wallet?tab=withdrawal'))
      await app.sees(`提现 ${where}`.trim())
    },
  )

  test('全部提现 fills in the full withdrawable amount', async () => {
    const { sent, backend } = eighty()
    const app = await renderRoute(SCREEN, { as: 'salesman', backend })
    await app.press('全部提现')
    expect(screen.getByLabelText('提现金额（元）')).toHaveValue('80.00')
    await app.press('提现')
    await app.press('确定提现')
    await app.arrives('/account-detail/withdrawal/W')
    expect(sent.asked).toHaveLength(1)
  })

  test('withdrawing everything opens the details, even though no amount is left to withdraw', async () => {
    const backend = newBackend()
    const app = await renderRoute(SCREEN, { as: 'salesman', backend })
    await app.press('全部提现')
    await app.press('提现')
    await app.press('确定提现')
    await app.arrives('/account-detail/withdrawal/W')
    expect(backend.db.withdrawals.at(-1)).toMatchObject({ amount: 451_152 })
    await act(() => app.router.navigate(SCREEN))
    await app.sees('现在没有可以提现的钱')
  })

  test('without a confirmation, nothing is withdrawn, and the form keeps the amount', async () => {
    const { sent, backend } = eighty()
    const app = await renderRoute(SCREEN, { as: 'salesman', backend })
    await withdraw(app, '80')
    await app.press('取消')
    expect(await app.calls('wallet.withdraw')).toEqual([])
    expect(sent.asked).toEqual([])
    expect(screen.getByLabelText('提现金额（元）')).toHaveValue('80')
  })

  test('after a lost reply, the withdrawal is found, and the money is withdrawn only once', async () => {
    const backend = newBackend('fault:wallet.withdraw=lost@1')
    const app = await renderRoute(SCREEN, { as: 'salesman', backend })
    await withdraw(app, '80')
    await app.press('确定提现')
    await app.arrives('/account-detail/withdrawal/W')
    expect(backend.db.withdrawals.filter(({ amount }) => amount === 8000)).toHaveLength(1)
  })

  test.each([
    ['is empty', null],
    ['has no id of a withdrawal', { id: { nested: true } }],
  ])(
    'after a reply that %s, the list of withdrawals opens with a notice to check the withdrawal',
    async (_what, reply) => {
      const backend = withHandlers(newBackend(), jsonHandler('post', POST, reply))
      const app = await renderRoute(SCREEN, { as: 'salesman', backend })
      await withdraw(app, '80')
      await app.press('确定提现')
      expect(await findToast('提现已提交，请在这里核对')).toBeInTheDocument()
      await app.arrives('/my-wallet?tab=withdrawal')
    },
  )

  test('if the withdrawal cannot be looked up after a lost reply, a notice is shown and the list opens', async () => {
    const backend = newBackend('fault:wallet.withdraw=lost@1;fault:wallet.withdrawals=500@1')
    const app = await renderRoute(SCREEN, { as: 'salesman', backend })
    await withdraw(app, '80')
    await app.press('确定提现')
    await app.sees('暂时无法确认是否提现成功，请先查看提现记录，不要重复提现')
    await app.press(/^(我知道了|确定|知道了)$/)
    await app.arrives('/my-wallet?tab=withdrawal')
    await app.sees('处理中')
    expect(backend.db.withdrawals.filter(({ amount }) => amount === 8000)).toHaveLength(1)
  })

  test.each([
    ['the same amount is not withdrawn twice', '20', [2000]],
    ['another amount creates a second withdrawal', '30', [2000, 3000]],
  ])('after a withdrawal with an unknown result, %s', async (_what, next, expected) => {
    const backend = newBackend('fault:wallet.withdraw=lost@1;fault:wallet.withdrawals=500@1')
    const before = backend.db.withdrawals.length
    const app = await renderRoute(SCREEN, { as: 'salesman', backend })
    await withdraw(app, '20')
    await app.press('确定提现')
    await app.press('知道了')
    await app.arrives('/my-wallet')
    await act(() => app.router.navigate(SCREEN))
    await withdraw(app, next)
    await app.press('确定提现')
    await app.arrives('/account-detail/withdrawal/W')
    expect(backend.db.withdrawals.slice(before).map(({ amount }) => amount)).toEqual(expected)
    expect(backend.violations).toEqual([])
  })

  test('after a lost reply, a withdrawal without a time is not taken for the new withdrawal', async () => {
    const undatedHandler = jsonHandler('get', 'mallsales/api/user/my-wallet/withdrawals', [{ id: 'W7', amount: 8000 }])
    const app = await renderRoute(SCREEN, {
      as: 'salesman',
      backend: withHandlers(newBackend('fault:wallet.withdraw=lost@1'), undatedHandler),
    })
    await withdraw(app, '80')
    await app.press('确定提现')
    expect(await app.sees('暂时无法确认是否提现成功，请先查看提现记录，不要重复提现')).toHaveLength(1)
  })

  test('after a withdrawal on another device, the server’s message and the new balance are shown', async () => {
    const backend = newBackend()
    const app = await renderRoute(SCREEN, { as: 'salesman', backend })
    await app.press('全部提现')
    const user = backend.db.users.find(({ persona }) => persona === 'salesman')
    const before = walletOf(backend.db, user?.id ?? '', NOW).operableBalance
    act(() => {
      backend.db.withdrawals.push({
        id: 'W9',
        userId: user?.id ?? '',
        amount: before - 5000,
        createdAt: NOW,
        accountId: 'BA801',
        tail: '1234',
        refused: false,
        rewardId: null,
      })
    })
    await app.press('提现')
    await app.press('确定提现')
    expect(await findToast('可提现余额不足，现在可以提现¥50.00')).toBeInTheDocument()
    await app.sees(/最多¥50\.00$/)
    expect(backend.db.withdrawals).toHaveLength(4)
  })

  test('an amount that cannot be reloaded after a refused withdrawal is hidden', async () => {
    const app = await renderRoute(SCREEN, {
      as: 'salesman',
      knobs: 'fault:wallet.wallet=500@2;fault:wallet.withdraw=400-detail@1',
    })
    await withdraw(app, '80')
    await app.press('确定提现')
    await app.sees('余额没有更新')
    await app.doesNotSee('¥4561.52')
    await app.press('重试')
    expect(await app.sees('¥4561.52')).toHaveLength(1)
  })

  test('a person without an account gets a link that adds an account and returns to the withdrawal', async () => {
    const app = await renderRoute(SCREEN, { as: 'member' })
    await app.sees('提现前，请先添加一个收款账户')
    await app.follow('添加银行卡')
    await app.type('持卡人姓名', '李建国')
    await app.type('身份证号', '440304196203150019')
    await app.type('银行卡号', '4539 5787 6362 1486')
    await app.type('预留手机号', '13800000002')
    await app.press('保存')
    await app.arrives(SCREEN)
    expect(await screen.findByRole('radio', { name: '银行卡 尾号1486' })).toBeChecked()
  })

  test('[WAL-006] a person without an account can bind a card, and inside WeChat can also bind the WeChat account', async () => {
    const outside = await renderRoute(SCREEN, { as: 'member' })
    await outside.sees('添加银行卡')
    await quiet()
    expect(screen.queryByRole('link', { name: '绑定微信零钱' })).toBeNull()
    outside.view.unmount()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) MicroMessenger/8.0.60')
    await renderRoute(SCREEN, { as: 'member' })
    const link = await screen.findByRole('link', { name: '绑定微信零钱' })
    expect(link).toHaveAttribute('href', '/my-bank-account-add/wechat/0?from=withdraw')
  })

  test.each([
    ['a withdrawable amount of 0', { balance: 0, operableBalance: 0 }, '现在没有可以提现的钱'],
    ['an unknown withdrawable amount', {}, '没有查到可以提现的金额'],
  ])('with %s, the withdrawal form is not shown', async (_name, wallet, text) => {
    const moneyHandler = jsonHandler('get', 'mallsales/api/user/my-wallet/money', wallet)
    const backend = withHandlers(newBackend(), jsonHandler('get', WALLET, wallet), moneyHandler)
    const app = await renderRoute(SCREEN, { as: 'salesman', backend })
    await app.sees(text)
    await app.doesNotSee('提现金额（元）')
    await waitFor(() => expect(screen.getByRole('link', { name: '查看我的钱包' })).toBeVisible())
  })
})
