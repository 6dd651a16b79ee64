import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Backend } from '#/mocks/backend.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers, spyOnRequest } from '#tests/request-handlers.ts'

const BASE = 'mallsales/api/user/summer-activity'
const GIRL = '440304201809010022'
const BOY = '440304201503010011'
const TEEN = '440304201305200025'

type App = Awaited<ReturnType<typeof renderRoute>>

const openSignUp = async (given: Parameters<typeof renderRoute>[1] = {}) => {
  const app = await renderRoute('/summer-activity', { as: 'member', ...given })
  await screen.findByLabelText('孩子人数', { selector: 'input' }, { timeout: 8000 })
  return app
}

const childAt = (index: number) => {
  const found = screen.getByText(`第${index}个孩子`).closest('fieldset')
  if (!found) throw new Error(`no child ${index}`)
  return within(found)
}

/** Sets the whole value at once; a complete ID number fills birthday and gender. */
const setValue = (field: HTMLElement, value: string): void => void fireEvent.change(field, { target: { value } })

async function typeChild(index: number, name: string, number: string): Promise<void> {
  setValue(childAt(index).getByLabelText('姓名'), name)
  setValue(childAt(index).getByLabelText('证件号码'), number)
  await childAt(index).findByText(/^分组：/)
}

async function chooseDay(app: App, day: RegExp): Promise<void> {
  await app.user.click(await screen.findByRole('radio', { name: day }))
}

function typeGuardian(): void {
  setValue(screen.getByLabelText('监护人姓名'), '李建国')
  setValue(screen.getByLabelText('监护人手机号'), '13800000002')
}

const fillForm = async (app: App) => {
  await typeChild(1, '李小禾', GIRL)
  await chooseDay(app, /^7月5日/)
  typeGuardian()
  await app.sees('¥980.00')
}

/** Others take all places, of one day or of all. */
function takeAll({ db }: Backend, date?: string): void {
  for (const day of db.summerDays.filter((entry) => date === undefined || entry.date === date))
    day.places = db.summerOrders.filter((row) => row.date === day.date && row.status === 'SUCCESS').length
}

describe('the summer registration form', () => {
  test('[SUM-001] [SUM-002] shows the group for the birthday, the days of the group, and the server’s price', async () => {
    const asked = spyOnRequest('get', `${BASE}/get-age-group`)
    const app = await openSignUp({ backend: withHandlers(newBackend(), asked.handler) })
    expect((await app.calls()).map(({ id }) => id).filter((id) => id.startsWith('summer'))).toEqual([
      'summer.freeCount',
    ])
    await typeChild(1, '李小禾', GIRL)
    expect(childAt(1).getByRole('radio', { name: '女' })).toBeChecked()
    await app.sees('分组：低龄组')
    await app.sees('¥980.00')
    expect((await app.calls()).map(({ id }) => id).filter((id) => id.startsWith('summer'))).toEqual([
      'summer.freeCount',
      'summer.ageGroup',
      'summer.groupDate',
      'summer.money',
    ])
    expect(asked.asked.map(({ url }) => url.search)).toEqual(['?birthday=2018-09-01'])
    setValue(childAt(1).getByLabelText('证件号码'), '')
    await app.user.click(childAt(1).getByRole('radio', { name: '护照' }))
    await app.sees('分组：低龄组')
  })

  test('[VAL-020] offers 身份证, 其他 and 护照 as a child’s identity documents', async () => {
    await openSignUp()
    const types = within(childAt(1).getByRole('radiogroup', { name: '证件类型' }))
    expect(types.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
      '身份证',
      '其他',
      '护照',
    ])
    expect(types.getByRole('radio', { name: '身份证' })).toBeChecked()
  })

  test('[VAL-029] allows one to four children', async () => {
    const app = await openSignUp()
    const number = screen.getByLabelText('孩子人数', { selector: 'input' })
    const minus = screen.getByRole('button', { name: '减少' })
    expect(minus).toBeDisabled()
    await app.press('增加')
    expect(await screen.findByText('第2个孩子')).toBeVisible()
    for (const wanted of [3, 4]) {
      await app.press('增加')
      expect(await screen.findByText(`第${wanted}个孩子`)).toBeVisible()
    }
    expect(screen.getByRole('button', { name: '增加' })).toBeDisabled()
    expect(number).toHaveValue('4')
    await app.press('减少')
    await app.doesNotSee('第4个孩子')
    expect(number).toHaveValue('3')
  })

  test('marks a day that is fully booked, and names the first missing field if the form is empty', async () => {
    const app = await openSignUp()
    await app.press(/^提交/)
    expect(await findToast('孩子的姓名不能为空')).toBeInTheDocument()
    await typeChild(1, '王大山', TEEN)
    await app.sees('分组：高龄组')
    expect(await screen.findByRole('radio', { name: '7月15日 周四，约满' })).toBeDisabled()
    expect(screen.getByRole('radio', { name: '7月22日 周四，余5' })).toBeEnabled()
  })

  test('shows a message and a link for a child outside the groups, and for children of two groups', async () => {
    const app = await openSignUp()
    setValue(childAt(1).getByLabelText('姓名'), '王小小')
    setValue(childAt(1).getByLabelText('证件号码'), '440304202201010010')
    await app.sees('王小小的年龄不在本次活动的分组内，可以换一个孩子报名，或向客服了解其他活动')
    await typeChild(1, '李小禾', GIRL)
    await app.press('增加')
    await screen.findByText('第2个孩子')
    await typeChild(2, '王大山', TEEN)
    expect(await app.sees('孩子们分别属于低龄组和高龄组，日期不同，请分开报名')).toHaveLength(1)
  })

  test('shows a retry instead of the pay button if the price cannot be loaded', async () => {
    const app = await openSignUp({ knobs: 'fault:summer.money=wrong-shape@1' })
    await typeChild(1, '李小禾', GIRL)
    await app.press('重新读取')
    await app.sees('¥980.00')
    expect(screen.getByRole('button', { name: '提交并支付' })).toBeEnabled()
  })

  test('asks for a confirmation before it removes a child with values', async () => {
    const app = await openSignUp()
    await app.press('增加')
    await screen.findByText('第2个孩子')
    setValue(childAt(2).getByLabelText('姓名'), '李小山')
    await app.press('减少')
    await app.sees('不再为李小山报名吗？填写的资料会被删去。')
    await app.press('取消')
    expect(childAt(2).getByLabelText('姓名')).toHaveValue('李小山')
  })
})

describe('registering for the summer activity', () => {
  test('[SUM-003] sends the children with their guardian, and opens the cashier', async () => {
    const app = await openSignUp()
    await fillForm(app)
    await app.user.dblClick(screen.getByRole('button', { name: '提交并支付' }))
    await app.arrives('/order-pay-detail')
    expect(await app.calls('summer.createOrder')).toHaveLength(1)
    const row = app.backend.db.summerOrders.at(-1)
    expect(row).toMatchObject({ ageGroup: 'LOW', date: '2027-07-05', amount: 98_000, status: 'WAIT_FOR_PAY' })
    expect(row?.children).toEqual([
      {
        name: '李小禾',
        gender: 'FEMALE',
        date: '2027-07-05',
        identityCardType: 'CHINESE_IDENTITY_CARD',
        identityCard: GIRL,
        birthday: '2018-09-01',
      },
    ])
    expect(row?.guardian).toEqual({ name: '李建国', mobile: '13800000002' })
    const search = new URLSearchParams(app.address().split('?')[1])
    expect([search.get('by'), search.get('returnUrl')]).toEqual(['payment', `/summer-order-detail/${row?.id}`])
    await app.sees('¥980.00')
  })

  test('[SUM-003] opens the order immediately if the activity is free', async () => {
    const app = await openSignUp({ as: 'salesman' })
    await typeChild(1, '冯小涛', BOY)
    await chooseDay(app, /^7月8日/)
    typeGuardian()
    await app.sees('¥0.00')
    await app.press('提交报名')
    await app.arrives('/summer-order-detail/SO')
    expect(await app.sees('报名成功')).toHaveLength(1)
  })

  test('shows a message and the nearest free days if the day became full, and keeps the form’s values', async () => {
    const app = await openSignUp()
    await fillForm(app)
    takeAll(app.backend, '2027-07-05')
    await app.press('提交并支付')
    expect(await findToast('这一天的名额刚刚被约满，请换一个日期')).toBeInTheDocument()
    await app.sees('7月5日 周一的名额不够了，最近还有：7月12日 周一、7月19日 周一、7月26日 周一')
    expect(screen.getByRole('radio', { name: '7月5日 周一，约满' })).toBeDisabled()
    expect(childAt(1).getByLabelText('姓名')).toHaveValue('李小禾')
    await chooseDay(app, /^7月19日/)
    await app.press('提交并支付')
    await app.arrives('/order-pay-detail')
  })

  test('shows a notice if the activity became full, and keeps the form’s values', async () => {
    const app = await openSignUp()
    await fillForm(app)
    takeAll(app.backend)
    await app.press('提交并支付')
    await app.sees(/^名额已经约满。.*填写的内容已保留。$/)
    expect(screen.getByRole('button', { name: '暂不能报名' })).toBeDisabled()
    expect(childAt(1).getByLabelText('证件号码')).toHaveValue(GIRL)
  })

  test.each([
    ['ended', '报名已经结束', ({ db }: Backend) => void (db.summerEnd = NOW - 1)],
    [
      'changed its price',
      '费用有变化，请确认新的金额',
      ({ db }: Backend) =>
        void Object.assign(db.users.find(({ persona }) => persona === 'member') ?? {}, { salesman: true }),
    ],
  ])('shows the server’s message if the activity has %s while the form is filled in', async (_what, text, change) => {
    const app = await openSignUp()
    await fillForm(app)
    change(app.backend)
    await app.press('提交并支付')
    expect(await findToast(text)).toBeInTheDocument()
    expect(childAt(1).getByLabelText('姓名')).toHaveValue('李小禾')
  })

  test('shows a message for a child who is already registered, and for a child entered twice', async () => {
    const app = await openSignUp()
    await fillForm(app)
    await app.press('提交并支付')
    await app.arrives('/order-pay-detail')
    app.view.unmount()
    const again = await openSignUp({ backend: app.backend })
    await fillForm(again)
    await again.press('提交并支付')
    expect(await findToast('李小禾已经报过名了，不用重复报名')).toBeInTheDocument()
    await again.press('增加')
    await screen.findByText('第2个孩子')
    await typeChild(2, '李小禾', GIRL)
    await again.press('提交并支付')
    expect(await findToast('第2个孩子和第1个是同一个人，请改正或减少人数')).toBeInTheDocument()
  })

  test('opens the created order after a lost reply', async () => {
    const app = await openSignUp({ knobs: 'fault:summer.createOrder=lost@1' })
    await fillForm(app)
    await app.press('提交并支付')
    await app.arrives('/order-pay-detail')
    expect(app.backend.db.summerOrders.filter(({ userId }) => userId === 'U102')).toHaveLength(1)
  })

  test('shows a link to customer service instead of a payment if an order has no pay order', async () => {
    const made = {
      id: 'SO9',
      status: 'WAIT_FOR_PAY',
      paymentDetails: { amount: 98_000 },
      children: [{ name: '李小禾' }],
    }
    const app = await openSignUp({
      backend: withHandlers(
        newBackend(),
        jsonHandler('post', `${BASE}/creat-order`, made),
        jsonHandler('get', `${BASE}/find`, [made]),
      ),
    })
    await fillForm(app)
    await app.press('提交并支付')
    await app.arrives('/summer-order-detail/SO9')
    await app.sees('这笔报名暂时不能在线支付，请联系客服，名额已为您保留')
    expect(screen.getByRole('link', { name: '联系客服付款' })).toHaveAttribute('href', '/my-contact-us-content/service')
  })
})
