import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { toastOf } from '#tests/watch.ts'
import { dateLabel, openDates, timeLabel } from '../rules.ts'

describe('labels', () => {
  test('a date has its weekday, whatever the phone’s time zone', () => {
    expect(dateLabel('2026-11-22')).toBe('11月22日 周日')
    expect(dateLabel('2026-12-01')).toBe('12月1日 周二')
    expect(dateLabel('soon')).toBe('soon')
  })

  test('only available dates, and times with the places left', () => {
    expect(
      openDates([
        { date: 'a', available: true },
        { date: 'b', available: false },
      ]),
    ).toEqual([{ date: 'a', available: true }])
    expect([timeLabel({ time: '09:30', remaining: 2 }), timeLabel({ time: '09:30', remaining: 0 })]).toEqual([
      '09:30（余2）',
      '09:30（约满）',
    ])
  })
})

const book = async (knobs = '') => {
  const app = await renderRoute('/personal-reservation-form', { knobs })
  await screen.findByRole('radio', { name: '11月21日 周六' })
  return app
}

test('[REG-028] [REG-029] the date first, then the times of that date; another date loads its times', async () => {
  const app = await book()
  expect(await app.calls('reservation.times')).toEqual([])
  await app.sees('先选日期，再选时间')
  await app.user.click(screen.getByRole('radio', { name: '11月21日 周六' }))
  await app.user.click(await screen.findByRole('radio', { name: '10:30（余3）' }))
  await app.user.click(screen.getByRole('radio', { name: '11月22日 周日' }))
  const time = await screen.findByRole('radiogroup', { name: '预约时间' })
  expect(
    within(time)
      .getAllByRole('radio')
      .some((radio) => (radio as HTMLInputElement).checked),
  ).toBe(false)
  expect(await app.calls('reservation.times')).toHaveLength(2)
  // The third day is a day off.
  await quiet()
  expect(screen.queryByRole('radio', { name: /11月23日/ })).toBeNull()
})

test('books once, however often it is tapped, and shows what comes next', async () => {
  const app = await book()
  await app.press('提交预约')
  expect(await toastOf('预约日期不能为空')).toBeInTheDocument()
  await app.user.click(screen.getByRole('radio', { name: '11月21日 周六' }))
  await app.user.click(await screen.findByRole('radio', { name: '10:30（余3）' }))
  await app.type('姓名', '何春')
  await app.type('手机号', '13911112222')
  const button = screen.getByRole('button', { name: '提交预约' })
  await app.user.dblClick(button)
  await app.sees(/预约成功：11月21日 周六 10:30/)
  expect(app.backend.db.reservations).toHaveLength(1)
})

test('if the times fail to load, a retry is offered; a full slot shows the server’s message and keeps the input', async () => {
  const app = await book('fault:reservation.times=500@1;fault:reservation.times=500@2;fault:reservation.times=500@3')
  await app.user.click(screen.getByRole('radio', { name: '11月21日 周六' }))
  await app.press('重新读取时间')
  await app.user.click(await screen.findByRole('radio', { name: '10:30（余3）' }))
  await app.type('姓名', '何春')
  await app.type('手机号', '13911112222')
  const visitors = [{ name: '甲', mobile: '13911112222' }]
  app.backend.db.reservations.push(
    ...['RV1', 'RV2', 'RV3'].map((id) => ({ id, date: '2026-11-21', time: '10:30', visitors })),
  )
  await app.press('提交预约')
  expect(await toastOf('该时间已约满，请换一个时间')).toBeInTheDocument()
  expect(screen.getByLabelText('姓名')).toHaveValue('何春')
})
