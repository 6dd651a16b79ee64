import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followOtherTabs } from '#/domains/user/store.ts'
import { network } from '#tests/network.ts'
import { holdCall, quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

/** Another person signs in in another tab while an action of the first person is running in this tab. */

type App = Awaited<ReturnType<typeof renderRoute>>

let stopFollowing: () => void
beforeEach(() => {
  stopFollowing = followOtherTabs()
})
afterEach(() => stopFollowing())

/** Stores the session as the other tab does, and sends the event that this tab gets. */
function signInElsewhere({ backend }: App, persona: string): void {
  localStorage.setItem('app:session', JSON.stringify({ token: backend.tokenFor(persona) }))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'app:session' })))
}

const backendWith80Yuan = () =>
  withHandlers(
    newBackend(),
    jsonHandler('get', 'mallsales/api/user/wallet-handler/wallet', { balance: 10_000, operableBalance: 8000 }),
  )

/** Persona, address, how to open the dialog, its text, its confirm button, and the call that the button would send. */
const questions: [string, string, (app: App) => Promise<void>, RegExp, string, string][] = [
  [
    'salesman',
    '/wallet-withdraw-deposit',
    async (app) => {
      await app.type('提现金额（元）', '80')
      await app.press('提现')
    },
    /^提现¥80\.00到/,
    '确定提现',
    'wallet.withdraw',
  ],
  ['salesman', '/my-bank-account', (app) => app.press('解除绑定'), /^确定解除绑定/, '解除绑定', 'wallet.unbind'],
  ['unpaid', '/order-detail/O301', (app) => app.press('取消订单'), /^是否取消订单/, '取消订单', 'order.cancel'],
  [
    'reported',
    '/relatives-main/sharing',
    async (app) => app.user.click(await screen.findByRole('switch', { name: /^允许/ })),
    /收回/,
    '收回授权',
    'genetic-friends.authorise',
  ],
  [
    'member',
    '/order-info/G001?specification=G001-S1&couponId=none',
    async (app) => {
      await waitFor(() => expect(screen.queryByText('应付')?.parentElement).toHaveTextContent('¥'))
      const offer = app.backend.db.goods.find(({ id }) => id === 'G001')?.specifications[0]
      if (offer) offer.price += 10_000
      await app.press('提交订单')
      await app.sees(/^价格已变/)
      await app.press('提交订单')
    },
    /是否继续/,
    '按新金额提交',
    'order.create',
  ],
]

test.each(questions)(
  'if another person signs in, the dialog of the persona %s at the address %s closes, and a late tap sends nothing',
  async (as, address, opens, question, yes, id) => {
    const app = await renderRoute(address, { as, backend: backendWith80Yuan() })
    await opens(app)
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent(question)
    const button = [...dialog.querySelectorAll('button')].find((one) => one.textContent === yes)
    const before = await app.calls(id)
    signInElsewhere(app, 'rich')
    // The person taps the button a moment after the other sign-in.
    fireEvent.click(button as Element)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await app.calls(id)).toEqual(before)
  },
)

test('a bank card that was verified for one person is not saved for another person', async () => {
  const app = await renderRoute('/my-bank-account-add/bank/0', { as: 'member' })
  let goOn = (): void => undefined
  const gate = new Promise<void>((resolve) => (goOn = resolve))
  let asked = 0
  network.use(
    http.post('*/bank-card-factor-validation-and-save', async ({ request }) => {
      asked += 1
      await holdCall(request.url, gate)
    }),
  )
  await app.type('持卡人姓名', '李建国')
  await app.type('身份证号', '440304196203150019')
  await app.type('银行卡号', '4539578763621486')
  await app.type('预留手机号', '13800000002')
  await app.press('保存')
  await waitFor(() => expect(asked).toBe(1))
  signInElsewhere(app, 'rich')
  goOn()
  await quiet()
  expect(await app.calls('wallet.addBank')).toEqual([])
  expect(screen.queryByText('银行卡已保存')).toBeNull()
})
