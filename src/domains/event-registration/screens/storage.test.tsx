import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'

describe('storing immune cells', () => {
  test('[INS-008] a reservation opens the form for the person, and the identity document is validated', async () => {
    const backend = newBackend()
    const event = backend.db.registrationEvents.find(({ id }) => id === 'E9')
    if (event) event.fields = event.fields.slice(0, 2)
    const app = await renderRoute('/immune-cell-storage-reservation/E9', { as: 'new', backend })
    await app.press('提交报名')
    await app.arrives('/immune-cell-storage-info-form/RG5001')
    await app.type('证件号码', '110105194912310021')
    await app.press('保存')
    expect(await screen.findByText('证件号码格式错误')).toBeVisible()
    await app.type('证件号码', '11010519491231002X')
    expect(screen.getByRole('radio', { name: '女' })).toBeChecked()
    await app.press('保存')
    await app.sees(/信息已提交/)
    expect(app.backend.db.registrations.find(({ id }) => id === 'RG5001')?.data).toMatchObject({
      name: '王秀兰',
      identityCardType: 'CHINESE_IDENTITY_CARD',
      identityCard: '11010519491231002X',
      birthday: '1949-12-31',
    })
    // Stored numbers are masked from then on.
    await app.follow('查看我的预约')
    await app.arrives('/my-schedule')
    await app.router.navigate('/immune-cell-storage-info-form/RG5001')
    expect(await app.sees('1101****002X')).toHaveLength(1)
  })

  test('[REG-017] [INS-008] a full event cannot be registered for', async () => {
    await renderRoute('/immune-cell-storage-reservation/E11', { as: 'new' })
    expect(await screen.findByRole('button', { name: '报名已满' })).toBeDisabled()
  })

  test('[REG-019] [INS-008] if the event has a deposit, the form is shown only after the payment', async () => {
    const app = await renderRoute('/immune-cell-storage-reservation/E12', { as: 'new' })
    await app.press(/提交并支付定金/)
    await app.arrives('/order-pay-detail?')
    await app.router.navigate('/immune-cell-storage-info-form/RG5001')
    await app.sees('待支付')
    await quiet()
    expect(screen.queryByLabelText('证件号码')).toBeNull()
    expect(screen.getByRole('link', { name: '去支付' }).getAttribute('href')).toContain(
      encodeURIComponent('/immune-cell-storage-info-form/RG5001'),
    )
    app.view.unmount()
    const row = app.backend.db.registrations.find(({ id }) => id === 'RG5001')
    Object.assign(row ?? {}, { status: 'SUCCESS', depositState: 'PAID' })
    await renderRoute('/immune-cell-storage-info-form/RG5001', { as: 'new', backend: app.backend })
    expect(await screen.findByLabelText('证件号码', undefined, { timeout: 8000 })).toBeVisible()
  })

  test('an unknown reservation shows 没有找到这次预约', async () => {
    const app = await renderRoute('/immune-cell-storage-info-form/NOPE', { as: 'new' })
    expect(await app.sees('没有找到这次预约')).toHaveLength(1)
  })
})
