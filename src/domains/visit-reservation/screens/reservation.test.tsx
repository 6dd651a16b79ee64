import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Backend } from '#/mocks/backend.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

type App = Awaited<ReturnType<typeof renderRoute>>

const CARD = '11010519491231002X'
const TOMORROW = '11月21日 周六，可预约'

const openReservation = async (address = '/reservation', knobs = '', as?: string) => {
  const app = await renderRoute(address, { knobs, ...(as && { as }) })
  await screen.findByRole('radio', { name: TOMORROW }, { timeout: 8000 })
  return app
}

const chooseTime = async ({ user }: App, day = TOMORROW, time: string | RegExp = '10:30（余8）') => {
  await user.click(screen.getByRole('radio', { name: day }))
  await user.click(await screen.findByRole('radio', { name: time }, { timeout: 8000 }))
}

const visitor = (number: number) => within(screen.getByRole('group', { name: `访客${number}` }))

const fillVisitor = async ({ user }: App, number: number, { name = '何春', card = CARD, type = '' } = {}) => {
  if (type) await user.click(visitor(number).getByRole('radio', { name: new RegExp(`^${type}`) }))
  await user.type(visitor(number).getByLabelText('姓名'), name)
  await user.type(visitor(number).getByLabelText('证件号码'), card)
}

const passport = async ({ user }: App, number: number) =>
  user.click(visitor(number).getByRole('radio', { name: '护照' }))

/** The visits made in the app, without those of the seed. */
const createdReservations = ({ db }: Backend) => db.reservations.filter(({ createdAt }) => createdAt === NOW)

/** Other people book places at a time. */
function bookPlaces(backend: Backend, time: string, number: number): void {
  const row = backend.db.reservations.find(({ id }) => id === 'RV901')
  if (!row) throw new Error('the seed has changed')
  backend.db.reservations.push({
    ...structuredClone(row),
    id: `X${time}`,
    time,
    visitors: row.visitors.slice(0, number),
  })
}

test('[REG-028] the day is chosen first, then one of its times, which are loaded for each day', async () => {
  const app = await openReservation()
  expect(await app.calls('visit-reservation.times')).toEqual([])
  await app.sees('先选日期，再选时间')
  await chooseTime(app)
  await app.user.click(screen.getByRole('radio', { name: '11月22日 周日，可预约' }))
  const time = await screen.findByRole('radiogroup', { name: '预约时间' }, { timeout: 8000 })
  await quiet()
  expect(within(time).queryByRole('radio', { checked: true })).toBeNull()
  expect(await app.calls('visit-reservation.times')).toHaveLength(2)
})

test('full days and full times are marked', async () => {
  const app = await openReservation()
  expect(screen.getByRole('radio', { name: '11月23日 周一，约满' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: '11月24日 周二，约满' })).toBeDisabled()
  await app.user.click(screen.getByRole('radio', { name: TOMORROW }))
  await screen.findByRole('radio', { name: '14:00（余1）' })
  expect(screen.getByRole('radio', { name: '09:30（约满）' })).toBeDisabled()
})

test('[REG-027] [LIT-030] the prices of all visitors are added up, and the request contains types and identity documents', async () => {
  const app = await openReservation()
  await chooseTime(app)
  await fillVisitor(app, 1)
  await app.sees('1位访客，合计')
  await app.press('添加访客')
  await fillVisitor(app, 2, { type: '儿童', name: '乐乐', card: '440304201809010022' })
  await app.press('添加访客')
  await passport(app, 3)
  await fillVisitor(app, 3, { type: '学生', name: '何秋', card: 'E1' })
  await app.sees('3位访客，合计')
  expect(screen.getByText('¥75.50')).toBeInTheDocument()
  await app.type('手机号', '13911112222')
  await app.user.dblClick(screen.getByRole('button', { name: '提交预约' }))
  await app.arrives('/reservation-inquiry?id=')
  const [row] = createdReservations(app.backend)
  expect(createdReservations(app.backend)).toHaveLength(1)
  expect(row).toMatchObject({ date: '2026-11-21', time: '10:30', amount: 7550, status: 'WAIT_FOR_PAY' })
  expect(row?.visitors[2]).toMatchObject({ visitorType: 'STUDENT', identityCardType: 'PASSPORT', identityCard: 'E1' })
  await app.sees('待支付')
})

test('a free visit needs no payment, and its ticket is shown immediately', async () => {
  const app = await openReservation('/reservation', '', 'member')
  await chooseTime(app)
  await fillVisitor(app, 1, { type: '儿童', name: '李小禾', card: '440304201809010022' })
  await app.press('添加访客')
  await app.user.click(visitor(2).getByRole('radio', { name: /^储户/ }))
  await app.press('查询')
  await app.sees('请输入合同编号或手机号')
  await app.type('储户查询', 'SC20240009')
  await app.press('查询')
  await app.sees('没有查到，请核对后再试，或改选其他访客类型')
  await app.type('储户查询', '13800000002')
  await app.press('查询')
  await app.sees('已查到储户李**')
  await fillVisitor(app, 2, { name: '李建国', card: '440304196203150019' })
  expect(screen.getByText('免费', { selector: 'strong' })).toBeInTheDocument()
  await app.type('手机号', '13800000002')
  await app.press('提交预约')
  await app.sees('预约成功')
  expect(await screen.findByRole('img', { name: '入场二维码' })).toBeInTheDocument()
  expect(await app.calls('payment.reservationOrder')).toEqual([])
})

test('if the search for a depositor fails, the reason is shown and the search can be repeated', async () => {
  const app = await openReservation('/reservation', 'fault:visit-reservation.findDepositor=500@1')
  await app.user.click(visitor(1).getByRole('radio', { name: /^储户/ }))
  await app.type('储户查询', 'SC20240001')
  await app.press('查询')
  await app.sees(/网络出现故障/)
  await app.press('查询')
  expect(await app.sees('已查到储户李**')).toHaveLength(1)
})

test('after a visitor is removed, the depositor search of the next visitor is empty', async () => {
  const app = await openReservation()
  await app.press('添加访客')
  await fillVisitor(app, 2, { type: '储户', name: '何秋' })
  await app.user.click(visitor(1).getByRole('radio', { name: /^储户/ }))
  await app.user.type(visitor(1).getByLabelText('储户查询'), '13800000002')
  await app.user.click(visitor(1).getByRole('button', { name: '查询' }))
  await app.sees('已查到储户李**')
  await app.press('移除访客1')
  await app.doesNotSee('已查到储户李**')
  expect(screen.getAllByRole('group', { name: /^访客/ })).toHaveLength(1)
  expect(visitor(1).getByLabelText('姓名')).toHaveValue('何秋')
  expect(visitor(1).getByLabelText('储户查询')).toHaveValue('')
})

test('[VAL-023] [VAL-021] an identity number is validated while it is typed', async () => {
  const app = await openReservation()
  await chooseTime(app)
  await app.type('证件号码', '110105194913310021')
  expect(await findToast('身份证号码不正确，请检查')).toBeInTheDocument()
  await app.type('证件号码', '440304201809010022')
  await app.sees('2018-09-01出生，到访时8周岁')
})

describe('an invalid reservation shows a message and keeps its values', () => {
  const rejects = async (app: App, text: string) => {
    await app.type('手机号', '13911112222')
    await app.press('提交预约')
    expect(await screen.findAllByText(text)).not.toHaveLength(0)
    return app.calls('visit-reservation.create')
  }

  test('for an empty form', async () => {
    const app = await openReservation()
    await app.press('提交预约')
    expect(await findToast('预约日期不能为空')).toBeInTheDocument()
  })

  test('for the same visitor entered twice', async () => {
    const app = await openReservation()
    await chooseTime(app)
    await fillVisitor(app, 1)
    await app.press('添加访客')
    await fillVisitor(app, 2, { name: '何秋' })
    expect(await rejects(app, '和访客1的证件号码相同，请检查')).toEqual([])
    expect(visitor(2).getByLabelText('姓名')).toHaveValue('何秋')
    await app.press('移除访客2')
    await quiet()
    expect(screen.queryByRole('group', { name: '访客2' })).toBeNull()
  })

  test('for an adult with a child’s ticket', async () => {
    const app = await openReservation()
    await chooseTime(app)
    await fillVisitor(app, 1, { type: '儿童' })
    expect(await rejects(app, '按证件号码，这位访客到访时已满18周岁，请选择成人等其他类型')).toEqual([])
  })

  test('for a child without an adult', async () => {
    const app = await openReservation()
    await chooseTime(app)
    await fillVisitor(app, 1, { type: '儿童', card: '440304201809010022' })
    expect(await rejects(app, '儿童需要成人陪同，请添加一位成年访客')).toEqual([])
  })
})

describe('the last place at a time', () => {
  test('if taken by another person, shows a message with the nearest free times, and keeps the form’s values', async () => {
    const app = await openReservation()
    await chooseTime(app, TOMORROW, '14:00（余1）')
    await fillVisitor(app, 1)
    await app.type('手机号', '13911112222')
    bookPlaces(app.backend, '14:00', 1)
    await app.press('提交预约')
    expect(await findToast('该时间已约满，请换一个时间')).toBeInTheDocument()
    await app.sees('14:00刚刚约满了，请换一个时间，已填写的内容都在。')
    expect(visitor(1).getByLabelText('姓名')).toHaveValue('何春')
    await app.press('15:30（余8）')
    await app.press('提交预约')
    await app.arrives('/reservation-inquiry?id=')
    expect(createdReservations(app.backend)[0]).toMatchObject({ time: '15:30' })
  })

  test('with more visitors than places, shows a message before the form is sent', async () => {
    const app = await openReservation()
    await chooseTime(app, TOMORROW, '14:00（余1）')
    await app.press('添加访客')
    expect(await app.sees('14:00只剩1个名额，您有2位访客，请换一个时间。')).toHaveLength(1)
  })

  test('shows the nearest days if the place was the last of the day', async () => {
    const app = await openReservation()
    await chooseTime(app, TOMORROW, '14:00（余1）')
    for (const [time, number] of [
      ['10:30', 8],
      ['14:00', 1],
      ['15:30', 8],
    ] as const)
      bookPlaces(app.backend, time, number)
    await fillVisitor(app, 1)
    await app.type('手机号', '13911112222')
    await app.press('提交预约')
    await app.press('11月22日 周日')
    await app.user.click(await screen.findByRole('radio', { name: '10:30（余8）' }))
    await app.press('提交预约')
    await app.arrives('/reservation-inquiry?id=')
    expect(createdReservations(app.backend)[0]).toMatchObject({ date: '2026-11-22' })
  })
})

test('times that cannot be loaded have a retry', async () => {
  const app = await openReservation(
    '/reservation',
    'fault:visit-reservation.times=500@1;fault:visit-reservation.times=500@2;fault:visit-reservation.times=500@3',
  )
  await app.user.click(screen.getByRole('radio', { name: TOMORROW }))
  await app.press('重新读取时间')
  expect(await screen.findByRole('radio', { name: '10:30（余8）' })).toBeInTheDocument()
})

test('if the session has ended, a question offers to sign in before the visit is submitted again', async () => {
  const app = await openReservation('/reservation', 'fault:visit-reservation.create=401@1', 'member')
  await chooseTime(app)
  await fillVisitor(app, 1)
  await app.type('手机号', '13912345678')
  await app.press('提交预约')
  const question = await screen.findByRole('dialog', { name: '尚未登录' }, { timeout: 8000 })
  expect(question).toHaveTextContent('预约没有提交。登录后再提交，预约会记在您的账号里。')
  fireEvent.click(screen.getByRole('button', { name: '提交预约', hidden: true }))
  await quiet()
  expect(await app.calls('visit-reservation.create')).toHaveLength(1)
  await app.user.click(within(question).getByRole('button', { name: '去登录' }))
  await app.arrives('/login?target=%2Freservation')
  await quiet()
  expect(createdReservations(app.backend)).toEqual([])
})

test('after a lost reply, the created reservation is shown, and no second reservation is created', async () => {
  const app = await openReservation('/reservation', 'fault:visit-reservation.create=lost@1')
  await chooseTime(app)
  await fillVisitor(app, 1)
  await app.type('手机号', '13911112222')
  await app.press('提交预约')
  await app.arrives('/reservation-inquiry?id=RV5001')
  expect(createdReservations(app.backend)).toHaveLength(1)
})

test('if none of the days can be parsed, a message, a retry and a link to customer service are shown', async () => {
  const days = [{ date: 'hm', available: true }]
  const backend = withHandlers(newBackend(), jsonHandler('get', 'mallsales/api/public/reservation/find-date', days))
  const app = await renderRoute('/reservation', { backend })
  await app.sees('可预约的日期没有读出来，请稍后再看')
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible()
  expect(screen.getByRole('link', { name: '联系客服' })).toBeVisible()
  await app.doesNotSee(/网络出现故障/)
})

test('without open days, the reservation form is not shown', async () => {
  const app = await renderRoute('/reservation', { knobs: 'fault:visit-reservation.dates=empty' })
  expect(await app.sees('近期没有可预约的日期，请过几天再来看看。')).toHaveLength(1)
})

test('without types of visitors, the reservation form is not shown, and no days are said to be missing', async () => {
  const app = await renderRoute('/reservation', { knobs: 'fault:visit-reservation.visitorTypes=empty' })
  await app.sees('现在不能在线预约参观，可以联系客服预约。')
  await app.doesNotSee(/没有可预约的日期/)
  await app.follow('联系客服')
  await app.arrives('/my-contact-us')
  expect(app.address()).toBe('/my-contact-us')
})

describe('[REG-029] the page /personal-reservation-form', () => {
  test('[PAY-045] has a form for one visitor, and opens the payment without a login', async () => {
    const app = await openReservation('/personal-reservation-form')
    await quiet()
    expect(screen.queryByRole('button', { name: '添加访客' })).toBeNull()
    await chooseTime(app)
    await fillVisitor(app, 1)
    await app.type('手机号', '13911112222')
    await app.press('提交预约')
    await app.arrives('/reservation-inquiry?id=RV5001')
    await app.follow('去支付')
    await app.arrives('/alipay?')
    const search = new URLSearchParams(app.address().split('?')[1])
    expect(Object.fromEntries(search)).toEqual({
      companyId: 'ORG1',
      orderId: 'RV5001',
      isReservation: 'true',
      JumpToUrl: '/reservation-inquiry?id=RV5001',
      heldUntil: String(createdReservations(app.backend)[0]?.expireTime),
    })
    await app.sees('参观预约')
    await waitFor(() => expect(screen.getByText('¥50.00')).toBeInTheDocument())
  })

  test('links to the form for several visitors', async () => {
    await openReservation('/personal-reservation-form')
    expect(screen.getByRole('link', { name: '多人预约' })).toHaveAttribute('href', '/reservation')
  })
})
