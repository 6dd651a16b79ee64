import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { SummerOrderRow } from '#/mocks/summer/rows.ts'
import { quiet } from '#tests/quiet.ts'
import { newBackend, NOW, renderRoute } from '#tests/render-route.tsx'

describe('the page of the summer activity', () => {
  test('[GEN-014] [LIT-010] is linked from the banner of the home page, and links to the form', async () => {
    const app = await renderRoute('/Home/hot', { as: 'member' })
    const [banner] = await app.sees('夏令活动开始报名')
    if (banner) await app.user.click(banner)
    await app.arrives('/summer-banner')
    await app.user.click(await screen.findByRole('link', { name: '夏令活动开始报名' }))
    await app.arrives('/summer-activity')
    await app.sees('剩余名额 57')
    expect(screen.getByText(/^报名截止/)).toHaveTextContent('报名截止 2027-06-20 18:00')
  })

  test('[LIT-010] is shown without a login, and with its own picture if there are no banners', async () => {
    const app = await renderRoute('/summer-banner', { knobs: 'fault:banner.list=500' })
    await app.sees('怎么报名')
    expect(screen.getByRole('link', { name: '去报名' })).toHaveAttribute('href', '/summer-activity')
    await app.follow('去报名')
    await app.arrives('/login')
  })

  test('shows a text and a link if the activity is full or has ended', async () => {
    const full = newBackend()
    for (const day of full.db.summerDays) day.places = day.date.endsWith('07-22') ? 1 : 0
    let app = await renderRoute('/summer-activity', { as: 'member', backend: full })
    await app.sees(/^名额已经约满。/)
    app.view.unmount()
    const over = newBackend()
    over.db.summerEnd = NOW
    app = await renderRoute('/summer-activity', { as: 'member', backend: over })
    await app.sees('这次夏令活动的报名已经结束，明年再来')
    const links = screen.getAllByRole('link', { name: '我的报名' })
    expect(links.map((one) => one.getAttribute('href'))).toContain('/summer-activity-order-list')
  })
})

describe('the list and page of summer orders', () => {
  test('[LIT-010] show each order with its state and a link', async () => {
    const app = await renderRoute('/summer-activity-order-list', { as: 'rich' })
    await app.sees('报名成功')
    expect(screen.getAllByRole('link', { name: /郑一一/ }).map((one) => one.textContent)).toEqual([
      '郑一一报名成功高龄组 · 2027年7月22日 周四¥980.00',
      '郑一一退款中高龄组 · 2027年7月15日 周四¥980.00',
      '郑一一已关闭高龄组 · 2027年7月8日 周四¥980.00',
    ])
    await app.follow(/退款中/)
    await app.arrives('/summer-order-detail/SO2')
    await app.sees('付款到账时名额已满，款项会按原支付方式退回')
  })

  test('show a link to the form if the person has no orders', async () => {
    await renderRoute('/summer-activity-order-list', { as: 'new' })
    expect(await screen.findByRole('link', { name: '去报名' })).toHaveAttribute('href', '/summer-activity')
  })

  test('[SUM-001] [SUM-004] show children, guardian, amount, channel and payment time of a paid order', async () => {
    const app = await renderRoute('/summer-order-detail/SO1', { as: 'rich' })
    await app.sees('报名成功')
    const rows = [
      '高龄组',
      '2027年7月22日 周四',
      '女 · 身份证',
      '郑晓燕 138****0007',
      '¥980.00',
      '微信支付',
      '2026-11-17 10:05',
    ]
    for (const text of rows) expect(screen.getByText(text)).toBeVisible()
  })

  test('allow payment while the places are reserved, and show a text after the places were released', async () => {
    const app = await renderRoute('/summer-order-detail/SO4', { as: 'unpaid' })
    await app.sees('待支付')
    await app.sees(/^剩余支付时间 00:1[34]:\d\d$/)
    expect(screen.getByRole('link', { name: '去支付' }).getAttribute('href')).toMatch(/^\/order-pay-detail\?id=PAY/)
    app.view.unmount()
    const row = app.backend.db.summerOrders.find(({ id }) => id === 'SO4') as SummerOrderRow
    row.expiresAt = NOW - 1
    const later = await renderRoute('/summer-order-detail/SO4', { as: 'unpaid', backend: app.backend })
    await later.sees('没有在时间内支付，名额已经放出')
    expect(screen.getByRole('link', { name: '重新报名' })).toHaveAttribute('href', '/summer-activity')
  })

  test('show that another person’s order does not exist', async () => {
    const app = await renderRoute('/summer-order-detail/SO1', { as: 'member' })
    await app.sees('没有找到这笔报名，可能不是用这个账号报的名')
    await quiet()
    expect(screen.queryByText('¥980.00')).toBeNull()
  })
})
