import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expireSession, sessionToken } from '#/domains/user/store.ts'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'

describe('finding a reservation', () => {
  test('is possible with mobile number and name, without a login; Back shows the results again', async () => {
    const app = await renderRoute('/reservation-inquiry')
    await app.press('查询')
    expect(await findToast('手机号不能为空')).toBeInTheDocument()
    await app.type('手机号', '13800000002')
    await app.type('访客姓名', '李大国')
    await app.press('查询')
    await app.sees('没有查到预约，请核对预约时填写的手机号和访客姓名。')
    await app.type('访客姓名', '李小禾')
    await app.press('查询')
    await app.follow(/^11月26日 周四 10:30/)
    await app.arrives('/reservation-inquiry?id=RV201')
    await app.router.navigate(-1)
    // The list is read again: a link may be replaced by an equal one.
    await waitFor(() => expect(screen.getByRole('link', { name: /^11月26日 周四 10:30/ })).toBeVisible())
  })

  test('can be repeated after a failure', async () => {
    const app = await renderRoute('/reservation-inquiry', { knobs: 'fault:visit-reservation.find=500@1' })
    await app.type('手机号', '13800000002')
    await app.type('访客姓名', '李小禾')
    await app.press('查询')
    await app.press('重试')
    expect(await app.sees('预约成功')).toHaveLength(1)
  })

  test('lists the person’s own reservations if the person is signed in', async () => {
    const app = await renderRoute('/reservation-inquiry', { as: 'member' })
    for (const state of ['预约成功', '待支付', '已过期', '已取消']) await app.sees(state)
    expect(await app.sees('已到访')).toHaveLength(1)
  })

  test('shows a link to the form if there are no reservations, and the search after the session has ended', async () => {
    const app = await renderRoute('/reservation-inquiry', { as: 'new' })
    await app.sees('您的账号里还没有参观预约')
    expect(screen.getByRole('link', { name: '预约参观' })).toHaveAttribute('href', '/reservation')
    expireSession(sessionToken())
    await quiet()
    await app.sees('用预约信息查询')
  })
})
