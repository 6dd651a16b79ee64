import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const WALLET = 'mallsales/api/user/wallet-handler/wallet'
const MONEY = 'mallsales/api/user/my-wallet/money'
const REWARDS = 'mallsales/api/user/my-wallet/generic-reward'
const WITHDRAWALS = 'mallsales/api/user/my-wallet/withdrawals'
const MOVEMENTS = 'mallsales/api/user/wallet-handler/account-detail'

const findAmountOf = async (label: string) => (await screen.findByText(label)).nextElementSibling

describe('the wallet page /my-wallet', () => {
  test('[WAL-001] the balance, the withdrawable amount and their difference are shown, without a guessed reason', async () => {
    const backend = withHandlers(newBackend(), jsonHandler('get', WALLET, { balance: 10_000, operableBalance: 8000 }))
    await renderRoute('/my-wallet', { as: 'member', backend })
    expect(await findAmountOf('余额')).toHaveTextContent('¥100.00')
    expect(await findAmountOf('可提现')).toHaveTextContent('¥80.00')
    expect(screen.getByText('余额里有¥20.00暂时不能提现。')).toBeVisible()
  })

  test('an amount that is missing in the first reply is taken from the second reply', async () => {
    const backend = withHandlers(
      newBackend(),
      jsonHandler('get', WALLET, { operableBalance: 8000 }),
      jsonHandler('get', MONEY, { balance: 10_000, operableBalance: 1 }),
    )
    await renderRoute('/my-wallet', { as: 'member', backend })
    expect(await findAmountOf('余额')).toHaveTextContent('¥100.00')
    expect(await findAmountOf('可提现')).toHaveTextContent('¥80.00')
  })

  test('an amount that cannot be parsed in the first reply is not taken from the second reply', async () => {
    const backend = withHandlers(
      newBackend(),
      jsonHandler('get', WALLET, { balance: '100.00' }),
      jsonHandler('get', MONEY, { balance: 10_000, operableBalance: 8000 }),
    )
    const app = await renderRoute('/my-wallet', { as: 'member', backend })
    expect(await findAmountOf('余额')).toHaveTextContent('没有查到金额')
    expect(await findAmountOf('可提现')).toHaveTextContent('¥80.00')
    await app.sees('有 1 条内容没有读出来')
  })

  test('unknown amounts show 没有查到金额', async () => {
    const backend = withHandlers(newBackend(), jsonHandler('get', WALLET, {}), jsonHandler('get', MONEY, {}))
    const app = await renderRoute('/my-wallet', { as: 'member', backend })
    expect(await findAmountOf('余额')).toHaveTextContent('没有查到金额')
    await app.doesNotSee(/暂时不能提现/)
  })

  test('[WAL-007] [FMT-002] movements are grouped by month, with sums that add up', async () => {
    const app = await renderRoute('/my-wallet', { as: 'salesman' })
    expect(await screen.findByRole('heading', { name: '2026年11月 合计 ¥187.90' })).toBeVisible()
    // 300.55 + 0.01 + 50.00 + 128.00 earned, 800.00 withdrawn
    expect(screen.getByRole('heading', { name: '2026年10月 合计 -¥321.44' })).toBeVisible()
    await app.sees('-¥800.00')
    await app.sees('+¥300.55')
  })

  test('[WAL-003] [API-034] withdrawals are requested newest first, with state and card', async () => {
    const sent = spyOnRequest('get', WITHDRAWALS)
    await renderRoute('/my-wallet?tab=withdrawal', {
      as: 'salesman',
      backend: withHandlers(newBackend(), sent.handler),
    })
    const links = await screen.findAllByRole('link', { name: /^提现 尾号1234/ })
    expect(links.map((link) => link.textContent)).toEqual([
      '提现 尾号1234已到账2026-10-31 10:00¥800.00',
      '提现 尾号1234未成功，钱已退回余额2026-10-06 10:00¥100.50',
      '提现 尾号1234已到账2026-05-04 10:00¥500.00',
    ])
    await quiet()
    expect(sent.asked.map(({ url }) => url.searchParams.get('sort'))).toEqual(['createdDate,desc'])
  })

  test('[WAL-007] [MISC-002] rewards are grouped by month, with a chart of twelve months', async () => {
    const app = await renderRoute('/my-wallet?tab=reward', { as: 'salesman' })
    expect(await screen.findByRole('heading', { name: '2026年11月 合计 ¥187.90' })).toBeVisible()
    expect(screen.getByRole('heading', { name: '2026年10月 合计 ¥478.56' })).toBeVisible()
    expect(screen.getByRole('img', { name: /^近12个月的奖励共¥/ })).toBeVisible()
    expect(await app.calls('wallet.rewards')).toMatchObject([{ status: 200 }])
  })

  test('a movement whose time cannot be parsed keeps its place, and no month shows a sum', async () => {
    const rows = [
      { id: 'D1', amount: 500, title: '甲', createdDate: '2026-05-20T10:00:00Z' },
      { id: 'D2', amount: 300, title: '乙', createdDate: 'hm' },
      { id: 'D3', amount: 100, title: '丙', createdDate: '2026-05-01T10:00:00Z' },
    ]
    const backend = withHandlers(newBackend(), jsonHandler('get', MOVEMENTS, rows))
    await renderRoute('/my-wallet', { as: 'member', backend })
    expect(await screen.findByRole('heading', { name: '2026年5月' })).toBeVisible()
    expect(screen.getByRole('link', { name: /^乙/ })).toHaveTextContent('乙时间未知+¥3.00')
    expect(screen.getAllByText('时间未知')).toHaveLength(1)
  })

  test('entries of the wallet that cannot be parsed are left out, and then no month shows a sum', async () => {
    const rows = [
      { id: 'R1', amount: 500, achievementDate: '2024-05-02T10:00:00Z' },
      null,
      { id: 'R2', amount: 'much', money: null, orderTime: '2024-04-02T10:00:00Z' },
      { id: 'R3', money: 250, achievementDate: '2024-04-01T10:00:00Z' },
    ]
    const backend = withHandlers(newBackend(), jsonHandler('get', REWARDS, rows))
    const app = await renderRoute('/my-wallet?tab=reward', { as: 'member', backend })
    await app.sees('有 2 条内容没有读出来')
    expect(screen.getAllByRole('link', { name: /¥/ }).map((link) => link.textContent)).toEqual([
      '奖励2024-05-02 18:00¥5.00',
      '奖励2024-04-01 18:00¥2.50',
    ])
    await quiet()
    expect(screen.getAllByRole('heading', { name: /^2024年/ }).map((month) => month.textContent.trim())).toEqual([
      '2024年5月',
      '2024年4月',
    ])
  })

  test.each([
    ['/my-wallet', '钱包里还没有收支记录', '去首页看看'],
    ['/my-wallet?tab=reward', '还没有奖励记录', '邀请好友'],
    ['/my-wallet?tab=withdrawal', '还没有提现记录', '去提现'],
    ['/my-wallet?tab=nonsense', '钱包里还没有收支记录', '去首页看看'],
  ])('the address %s without entries shows the text %s and a link', async (address, text, action) => {
    const app = await renderRoute(address, { as: 'new' })
    await app.sees(text)
    expect(screen.getByRole('link', { name: action })).toBeVisible()
  })

  test('a balance that cannot be loaded has a retry', async () => {
    const app = await renderRoute('/my-wallet', { as: 'member', knobs: 'fault:wallet.wallet=500@1' })
    await app.press('重试')
    expect(await findAmountOf('余额')).toHaveTextContent('¥187.90')
  })
})

describe('the details page /account-detail', () => {
  const facts = async (label: string) => within((await screen.findByText(label)).parentElement as HTMLElement)

  test('[WAL-008] [LIT-022] a withdrawal shows amount, state, time and card', async () => {
    await renderRoute('/account-detail/withdrawal/W2', { as: 'salesman' })
    expect((await facts('状态')).getByText('未成功，钱已退回余额')).toBeVisible()
    expect((await facts('到账账户')).getByText('尾号1234')).toBeVisible()
    expect((await facts('说明')).getByText('银行退回：收款账户状态异常')).toBeVisible()
    expect(screen.getByText('¥100.50')).toBeVisible()
  })

  test('[MISC-002] a reward shows amount, order time and achievement date', async () => {
    await renderRoute('/account-detail/reward/RW82', { as: 'salesman' })
    expect((await facts('下单时间')).getByText('2026-11-08 10:00:00')).toBeVisible()
    expect((await facts('达成时间')).getByText('2026-11-11 10:00:00')).toBeVisible()
    expect(screen.getByText('¥128.00')).toBeVisible()
    expect(screen.getByRole('link', { name: '闪电到账' })).toBeVisible()
  })

  test('[WAL-008] a withdrawal is found even if 1,200 newer withdrawals exist', async () => {
    const backend = newBackend()
    const [old] = backend.db.withdrawals.filter(({ id }) => id === 'W2')
    const newer = Array.from({ length: 1200 }, (_, index) => ({ id: `NEWER${index}`, createdAt: Date.now() }))
    backend.db.withdrawals.push(...newer.map((row) => Object.assign({}, old, row)))
    await renderRoute('/account-detail/withdrawal/W2', { as: 'salesman', backend })
    expect((await facts('状态')).getByText('未成功，钱已退回余额')).toBeVisible()
  })

  test.each(['/account-detail/withdrawal/NOPE', '/account-detail/reward/NOPE', '/account-detail/new-kind/NOPE'])(
    'the address %s of a missing record shows a text and a link to the wallet',
    async (address) => {
      const app = await renderRoute(address, { as: 'salesman' })
      expect(await app.sees('没有找到这笔记录')).toHaveLength(1)
      await app.follow('查看我的钱包')
      await app.arrives('/my-wallet')
    },
  )

  test('a movement of the account shows its amount and no state', async () => {
    const app = await renderRoute('/account-detail/detail/W1', { as: 'salesman' })
    await app.sees('-¥800.00')
    await quiet()
    expect(screen.queryByText('状态')).toBeNull()
  })
})
