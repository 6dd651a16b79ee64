import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'

test('[REG-030] changing a visit keeps visitors and price, and the visit’s own places count as free', async () => {
  const backend = newBackend()
  const row = backend.db.reservations.find(({ id }) => id === 'RV201')
  if (row) Object.assign(row, { date: '2026-11-21', time: '14:00', visitors: row.visitors.slice(0, 1) })
  const app = await renderRoute('/reservation?id=RV201', { backend })
  expect(await screen.findByRole('radio', { name: '14:00（余1）' })).toBeChecked()
  await app.sees('访客和费用不变。要换人或加人，请取消后重新预约。')
  await app.user.click(screen.getByRole('radio', { name: '15:30（余8）' }))
  await app.press('确认更改')
  expect(await findToast('已改好')).toBeInTheDocument()
  await app.arrives('/reservation-inquiry?id=RV201')
  expect(row).toMatchObject({ time: '15:30', amount: 5000 })
})

test('after a change, the visit is in the browser’s history only once', async () => {
  const app = await renderRoute('/reservation-inquiry', { as: 'member' })
  await app.follow(/^11月26日 周四 10:30/)
  await app.follow('更改时间')
  await app.user.click(await screen.findByRole('radio', { name: /^15:30/ }, { timeout: 8000 }))
  await app.press('确认更改')
  await app.arrives('/reservation-inquiry?id=RV201')
  await app.sees('11月26日 周四 15:30')
  await app.router.navigate(-1)
  await app.sees('预约查询')
  expect(app.address()).toBe('/reservation-inquiry')
})

test('[REG-024] while an unpaid visit is being changed, the time left to pay is shown', async () => {
  const app = await renderRoute('/reservation?id=RV202', { as: 'member' })
  await app.sees(/^(10:00|09:5\d)$/)
  expect(await app.sees('更改时间')).toHaveLength(1)
})

test('a cancelled visit cannot be changed, and an unknown id shows a text', async () => {
  const app = await renderRoute('/reservation?id=RV204', { as: 'member' })
  await app.sees('已取消')
  await quiet()
  expect(screen.queryByRole('button', { name: '确认更改' })).toBeNull()
  await app.router.navigate('/reservation?id=NOPE')
  await app.sees('没有找到这次预约，请核对链接，或用手机号和姓名查询。')
})
