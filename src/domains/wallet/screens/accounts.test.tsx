import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute, unloadPage } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'
import { answerAuthorization, simulateWechat } from '#tests/wechat-phone.ts'

const BANK = 'mallsales/api/user/wallet-handler/bank-account'
const CHECK = 'pay/api/public/bank/bank-card-factor-validation-and-save'
const FORM = '/my-bank-account-add/bank/0'

const WX_FORM = '/my-bank-account-add/wechat/0'

afterEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

type App = Awaited<ReturnType<typeof renderRoute>>

async function saveCard(app: App, card: string): Promise<void> {
  await app.type('持卡人姓名', '李建国')
  await app.type('身份证号', '440304196203150019')
  await app.type('银行卡号', card)
  await app.type('预留手机号', '13800000002')
  await app.press('保存')
}

describe('the accounts page /my-bank-account', () => {
  test('[WAL-004] [LIT-018] a person without a card can add one, and its full number is not shown again', async () => {
    const app = await renderRoute('/my-bank-account', { as: 'member' })
    await app.follow('添加银行卡')
    await app.arrives(FORM)
    await saveCard(app, '4539 5787 6362 1486')
    await app.arrives('/my-bank-account')
    await app.sees('银行卡 尾号1486')
    await app.doesNotSee(/4539/)
    expect(app.address()).toBe('/my-bank-account')
  })

  test('[WAL-004] unbinding asks for a confirmation; then no card is bound, and a card can be added again', async () => {
    const app = await renderRoute('/my-bank-account', { as: 'salesman' })
    await app.sees('中国工商银行 尾号1234')
    await app.press('解除绑定')
    await app.press('取消')
    expect(await app.calls('wallet.unbind')).toEqual([])
    await app.press('解除绑定')
    await within(await screen.findByRole('dialog')).findByText(/确定解除绑定中国工商银行 尾号1234吗/)
    const [, confirm] = screen.getAllByRole('button', { name: '解除绑定' })
    confirm?.click()
    await app.sees('还没有绑定银行卡，绑定后可以把奖励提现到卡里。')
    await app.follow('添加银行卡')
    expect(await screen.findByLabelText('银行卡号')).toHaveValue('')
  })

  test('a card that was unbound on another phone disappears, and a message explains why', async () => {
    const app = await renderRoute('/my-bank-account', { as: 'salesman' })
    await app.sees('中国工商银行 尾号1234')
    app.backend.db.payees.length = 0
    await app.press('解除绑定')
    await screen.findByRole('dialog')
    screen.getAllByRole('button', { name: '解除绑定' }).at(-1)?.click()
    await app.sees('这个账户已经解除绑定了')
    expect(await app.sees('还没有绑定银行卡，绑定后可以把奖励提现到卡里。')).toHaveLength(1)
  })

  test('[WAL-004] after a lost reply to unbinding, the card is shown as unbound', async () => {
    const app = await renderRoute('/my-bank-account', { as: 'salesman', knobs: 'fault:wallet.unbind=lost@1' })
    await app.press('解除绑定')
    await screen.findByRole('dialog')
    screen.getAllByRole('button', { name: '解除绑定' }).at(-1)?.click()
    await app.sees('还没有绑定银行卡，绑定后可以把奖励提现到卡里。')
    expect(await app.calls('wallet.unbind')).toHaveLength(1)
  })

  test('if a card cannot be unbound because of a withdrawal, the server’s message is shown and the card stays', async () => {
    const backend = newBackend()
    const user = backend.db.users.find(({ persona }) => persona === 'salesman')
    backend.db.withdrawals.push({
      id: 'W9',
      userId: user?.id ?? '',
      amount: 100,
      createdAt: Date.now() + 86_400_000_000,
      accountId: 'BA801',
      tail: '1234',
      refused: false,
      rewardId: null,
    })
    const app = await renderRoute('/my-bank-account', { as: 'salesman', backend })
    await app.press('解除绑定')
    await screen.findByRole('dialog')
    screen.getAllByRole('button', { name: '解除绑定' }).at(-1)?.click()
    expect(await findToast('有一笔提现正在处理，到账后才能解除绑定')).toBeInTheDocument()
    await app.sees('中国工商银行 尾号1234')
  })

  test.each([
    ['one', { id: 'B1', bankCard: '6222********4321', bankName: '招商银行' }, ['招商银行 尾号4321']],
    [
      'several',
      [{ id: 'B1', bankCard: '4321' }, { id: 2, bankName: '建设银行' }, { name: '没有编号' }],
      ['银行卡 尾号4321', '建设银行'],
    ],
    ['none', null, []],
  ])('the accounts in the reply are listed: %s', async (_name, body, labels) => {
    const app = await renderRoute('/my-bank-account', {
      as: 'member',
      backend: withHandlers(newBackend(), jsonHandler('get', BANK, body)),
    })
    await app.sees('银行卡')
    expect(screen.queryAllByText(/尾号4321|建设银行/).map((one) => one.textContent)).toEqual(labels)
  })

  test('[WAL-006] outside WeChat, a text explains how to bind the WeChat account', async () => {
    const app = await renderRoute('/my-bank-account', { as: 'member' })
    expect(await app.sees('请在微信里打开本页，再绑定微信零钱。')).toHaveLength(1)
  })
})

describe('the form /my-bank-account-add', () => {
  test('[WAL-005] the bank verifies the card before it is saved', async () => {
    const check = spyOnRequest('post', CHECK)
    const save = spyOnRequest('post', BANK)
    const app = await renderRoute(FORM, {
      as: 'member',
      backend: withHandlers(newBackend(), check.handler, save.handler),
    })
    await saveCard(app, '4539578763621486')
    await app.arrives('/my-bank-account')
    const factors = {
      name: '李建国',
      identityCard: '440304196203150019',
      bankCard: '4539578763621486',
      mobile: '13800000002',
    }
    expect(check.asked.map(({ body }) => body)).toEqual([factors])
    expect(save.asked.map(({ body }) => body)).toEqual([{ ...factors, bankName: '' }])
  })

  test.each([
    ['4539578763620001', '持卡人姓名与银行卡不一致', '持卡人姓名'],
    ['4539578763620002', '身份证号与银行卡不一致', '身份证号'],
    ['4539578763620003', '手机号与银行预留的不一致', '预留手机号'],
    ['4539578763620004', '银行卡号无效', '银行卡号'],
    ['6222020200112231234', '这张银行卡已经绑定过了', '银行卡号'],
  ])(
    '[WAL-005] for the card number %s, the error %s is shown once, at its field, and the form keeps its values',
    async (card, message, label) => {
      const backend = newBackend()
      const app = await renderRoute(FORM, { as: 'member', backend })
      await saveCard(app, card)
      expect(await screen.findAllByText(message)).toHaveLength(1)
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
      expect(screen.getByLabelText('银行卡号')).toHaveValue(card)
      expect(backend.db.payees).toHaveLength(1)
    },
  )

  test.each([
    ['6222 abcd', '银行卡号格式错误'],
    ['  ', '银行卡号不能为空'],
  ])('[VAL-003] [VAL-001] the card number %s shows the error %s, and nothing is sent', async (card, message) => {
    const app = await renderRoute(FORM, { as: 'member' })
    await saveCard(app, card)
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(await app.calls('wallet.checkCard')).toEqual([])
  })

  test('[VAL-003] a card number of unusual length shows a warning and can be saved', async () => {
    const app = await renderRoute(FORM, { as: 'member' })
    await app.type('银行卡号', '45395787636')
    await app.sees('4539 5787 636')
    expect(await app.sees('银行卡号一般是16到19位，请再核对一遍')).toHaveLength(1)
    await saveCard(app, '00')
    await app.arrives('/my-bank-account')
  })

  test('after a lost reply, the saved card is found in the list', async () => {
    const app = await renderRoute(FORM, { as: 'member', knobs: 'fault:wallet.addBank=lost@1' })
    await saveCard(app, '4539 5787 6362 1486')
    await app.arrives('/my-bank-account')
    await app.sees('银行卡 尾号1486')
    expect(await app.calls('wallet.addBank')).toHaveLength(1)
  })

  test.each([
    ['the request for the bank’s check', 'wallet.checkCard'],
    ['the request that saves the card', 'wallet.addBank'],
  ])(
    'if %s does not reach the server, the form keeps its values, and a second tap saves one card',
    async (_name, id) => {
      const backend = newBackend(`fault:${id}=offline@1`)
      const member = backend.db.users.find(({ persona }) => persona === 'member')
      const app = await renderRoute(FORM, { as: 'member', backend })
      await saveCard(app, '4539578763621486')
      await screen.findAllByRole('alert')
      expect(screen.getByLabelText('银行卡号')).toHaveValue('4539578763621486')
      expect(screen.getByLabelText('身份证号')).toHaveValue('440304196203150019')
      await app.press('保存')
      await app.arrives('/my-bank-account')
      expect(backend.db.payees.filter(({ userId }) => userId === member?.id)).toHaveLength(1)
    },
  )

  test('[WAL-004] adding another card replaces the bound card', async () => {
    const backend = newBackend()
    const app = await renderRoute('/my-bank-account', { as: 'salesman', backend })
    await app.follow('更换')
    await app.arrives('/my-bank-account-add/bank/BA801')
    expect(await screen.findByLabelText('持卡人姓名')).toHaveValue('冯涛')
    expect(screen.getByLabelText('银行卡号')).toHaveValue('')
    await app.type('身份证号', '440304196203150019')
    await app.type('银行卡号', '4539578763621486')
    await app.type('预留手机号', '13800000008')
    await app.press('保存')
    await app.arrives('/my-bank-account')
    // The name of the other bank is not taken over.
    await app.sees('银行卡 尾号1486')
    expect(backend.db.payees).toHaveLength(1)
  })

  test('[WAL-006] outside WeChat, the form says that WeChat is required, with a link back', async () => {
    const app = await renderRoute(WX_FORM, { as: 'member' })
    expect(await app.sees('绑定微信零钱需要在微信里进行。请在微信里打开本页，再来绑定。')).toHaveLength(1)
    await app.follow('查看收款账户')
    await app.arrives('/my-bank-account')
  })

  test('[WAL-006] inside WeChat an authorization returns to the form, and the authorized account is bound', async () => {
    const went = simulateWechat()
    const backend = newBackend()
    const asked = await renderRoute(`${WX_FORM}?from=withdraw`, { as: 'member', backend })
    await asked.follow('用微信授权')
    await answerAuthorization(went, asked, 'member')
    const returned = await renderRoute('/auth-start', { sameTab: true, backend })
    await waitFor(() => expect(went).toEqual([`${WX_FORM}?from=withdraw&authorized=true`]))
    unloadPage(returned)
    const app = await renderRoute(went[0] ?? '', { sameTab: true, backend })
    await app.type('真实姓名', '李建国')
    await app.press('保存')
    await app.arrives('/wallet-withdraw-deposit')
    expect(backend.db.payees.filter(({ type }) => type === 'wechat')).toMatchObject([{ number: 'member' }])
  })

  test('[WAL-006] if WeChat gives no account after the authorization, the form links to customer service only', async () => {
    simulateWechat()
    const app = await renderRoute(`${WX_FORM}?authorized=true`, { as: 'member' })
    await app.sees('还是没有拿到您的微信账户，暂时不能绑定微信零钱。请联系客服帮您处理。')
    await quiet()
    expect(screen.queryByRole('link', { name: '用微信授权' })).toBeNull()
    await app.follow('联系客服')
    await app.arrives('/my-contact-us-content/service')
  })

  test('[WAL-006] inside WeChat, the account is bound with a name, which can be corrected, and can be removed', async () => {
    const backend = newBackend()
    const user = backend.db.users.find(({ persona }) => persona === 'member')
    const me = { ...user, openId: 'open-member' }
    const app = await renderRoute(WX_FORM, {
      as: 'member',
      backend: withHandlers(backend, jsonHandler('get', 'mallsales/api/user/current-mall-user', me)),
    })
    await app.type('真实姓名', '李建国')
    await app.press('保存')
    await app.arrives('/my-bank-account')
    await app.sees('李**')
    expect(backend.db.payees.filter(({ type }) => type === 'wechat')).toMatchObject([{ number: 'open-member' }])
    await app.follow('更换')
    await app.type('真实姓名', '国')
    await app.press('保存')
    await app.arrives('/my-bank-account')
    await app.press('解除绑定')
    await screen.findByRole('dialog')
    screen.getAllByRole('button', { name: '解除绑定' }).at(-1)?.click()
    await app.doesNotSee('李**')
    expect(backend.db.payees.filter(({ type }) => type === 'wechat')).toEqual([])
  })
})

describe('the payout form /lightning-land-reward-cash-form', () => {
  const CASH = '/lightning-land-reward-cash-form/RW82'

  async function asks(app: App, card: string): Promise<void> {
    await app.type('身份证号', '440304196203150019')
    await app.type('银行卡号', card)
    await app.type('预留手机号', '13800000008')
    await app.press('申请到账¥128.00')
    await app.sees('把¥128.00打到银行卡 尾号1486，确定吗？')
  }

  test('[LIT-022] a reward is paid out to a card, and the list of withdrawals opens', async () => {
    const backend = newBackend()
    const app = await renderRoute(CASH, { as: 'salesman', backend })
    expect(await screen.findByLabelText('持卡人姓名')).toHaveValue('冯涛')
    await asks(app, '4539578763621486')
    await app.press('取消')
    expect(await app.calls('wallet.payOut')).toEqual([])
    await app.press('申请到账¥128.00')
    await app.press('确定到账')
    await app.arrives('/my-wallet?tab=withdrawal')
    expect(backend.db.withdrawals.filter(({ rewardId }) => rewardId === 'RW82')).toMatchObject([
      { amount: 12_800, tail: '1486' },
    ])
  })

  test('[LIT-022] after a lost reply, the payout is found, and the reward is paid out only once', async () => {
    const backend = newBackend('fault:wallet.payOut=lost@1')
    const app = await renderRoute(CASH, { as: 'salesman', backend })
    await asks(app, '4539578763621486')
    await app.press('确定到账')
    await app.arrives('/my-wallet?tab=withdrawal')
    expect(backend.db.withdrawals.filter(({ rewardId }) => rewardId === 'RW82')).toHaveLength(1)
  })

  test('[MISC-004] if the server does not offer instant payouts, an error is shown, and the form keeps its values', async () => {
    const app = await renderRoute(CASH, { as: 'salesman', knobs: 'fault:wallet.payOut=404' })
    await asks(app, '4539578763621486')
    await app.press('确定到账')
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
    expect(screen.getByLabelText('银行卡号')).toHaveValue('4539578763621486')
  })

  test('[WAL-002] a reward above the withdrawable amount shows a notice instead of the form', async () => {
    const backend = withHandlers(
      newBackend(),
      jsonHandler('get', 'mallsales/api/user/wallet-handler/wallet', { balance: 20_000, operableBalance: 12_799 }),
    )
    const app = await renderRoute(CASH, { as: 'salesman', backend })
    expect(await app.sees('可提现余额不足，现在可以提现¥127.99')).toHaveLength(1)
    await quiet()
    expect(screen.queryByLabelText('银行卡号')).toBeNull()
  })

  test('an unknown reward shows a link to the rewards', async () => {
    const app = await renderRoute('/lightning-land-reward-cash-form/NOPE', { as: 'salesman' })
    await app.sees('没有找到可以到账的奖励')
    expect(screen.getByRole('link', { name: '查看我的奖励' })).toBeVisible()
  })
})
