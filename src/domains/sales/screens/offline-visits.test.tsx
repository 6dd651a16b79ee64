import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { stubExecCommand } from '#tests/browser-stubs.ts'
import { newBackend, renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'
import { jsonHandler, withHandlers } from '#tests/request-handlers.ts'

const LIST = 'members/api/user/invitation-records'
const findRows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

describe('the offline visits /offline-visit-list/{type}', () => {
  test('[REG-023] the list 邀约 shows all invited people, and the counts of people who came and of people who did not come add up to all', async () => {
    const app = await renderRoute('/offline-visit-list/INVITATION', { as: 'salesman' })
    await app.sees('共邀约26位')
    await app.sees('其中已签到6位，还没有来的20位')
    expect(await findRows()).toHaveLength(26)
    const counts = screen.getAllByRole('definition').map(({ textContent }) => Number(textContent))
    expect(counts).toEqual([7, 7, 12])
    expect(screen.getAllByRole('button', { name: /^复制给.*的提醒$/ })).toHaveLength(20)
  })

  test('[REG-022] [REG-023] each record shows the time of its state, and the person’s name as it was typed', async () => {
    await renderRoute('/offline-visit-list/INVITATION', { as: 'salesman' })
    const all = await findRows()
    expect(all[0]).toBe('冯小朋已邀请邀请时间 2026-11-16 10:00提醒')
    expect(all.at(-1)).toMatch(/^.{2,4}已确认确认时间 2026-0\d-\d\d 10:00已签到$/)
  })

  test('a reminder to a person who has not come can be copied', async () => {
    const app = await renderRoute('/offline-visit-list/INVITATION', { as: 'salesman' })
    const [first] = await screen.findAllByRole('listitem')
    await app.user.click(within(first ?? document.body).getByRole('button', { name: '复制给冯小朋的提醒' }))
    await findToast('提醒已复制，去微信发给对方吧')
    expect(await navigator.clipboard.readText()).toMatch(
      /先看看：http:\/\/localhost:3000\/invitation-login\?invitationCode=SHARE108$/,
    )
  })

  test('a reminder that cannot be copied is shown as text on the page', async () => {
    const app = await renderRoute('/offline-visit-list/INVITATION', { as: 'salesman' })
    const [first] = await screen.findAllByRole('listitem')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    stubExecCommand(() => false)
    await app.user.click(within(first ?? document.body).getByRole('button', { name: '复制给冯小朋的提醒' }))
    expect(await app.sees('请长按文字复制')).toHaveLength(1)
  })

  test('[REG-023] the list 签到 shows the people who came by day, newest first', async () => {
    const come = (id: string, name: string, signInTime: string | null) => ({
      id,
      name,
      activityReserve: { status: 'SIGNED_IN', signInTime },
    })
    const records = [
      come('1', '赵一', '2026-11-18T09:05:00+08:00'),
      come('2', '钱二', '2026-11-19T14:30:00+08:00'),
      come('3', '孙三', '2026-11-19T16:00:00+08:00'),
      come('4', '李四', null),
      { id: '5', name: '周五', activityReserve: { status: 'CONFIRMED' } },
    ]
    const backend = withHandlers(newBackend(), jsonHandler('get', LIST, records))
    const app = await renderRoute('/offline-visit-list/SIGN_IN', { as: 'salesman', backend })
    await app.sees('共签到4位')
    const heads = screen.getAllByRole('heading', { level: 2 }).map((one) => one.parentElement?.textContent)
    expect(heads).toEqual(['2026年11月19日2位', '2026年11月18日1位', '时间未知1位'])
    expect(await findRows()).toEqual(['孙三16:00 签到', '钱二14:30 签到', '赵一09:05 签到', '李四'])
  })

  test('[REG-023] people without a state count neither as signed in nor as missing', async () => {
    const app = await renderRoute('/offline-visit-list/INVITATION', { as: 'salesman', knobs: 'backend:nulls' })
    expect(await findRows()).toHaveLength(26)
    await app.sees('没有查到他们是否签到')
    await app.doesNotSee(/已签到|还没有来/)
    await app.follow('签到')
    await app.sees('没有查到客户是否到访签到')
    await app.doesNotSee(/还没有客户到访签到|共签到/)
  })

  test('[REG-023] people in an unknown state are mentioned beside the people who came', async () => {
    const records = [
      { id: '1', name: '赵一', activityReserve: { status: 'SIGNED_IN', signInTime: '2026-11-18T09:05:00+08:00' } },
      { id: '2', name: '钱二', activityReserve: { status: 'GONE' } },
      { id: '3', name: '孙三', activityReserve: {} },
    ]
    const backend = withHandlers(newBackend(), jsonHandler('get', LIST, records))
    const app = await renderRoute('/offline-visit-list/SIGN_IN', { as: 'salesman', backend })
    await app.sees('另有2位没有查到是否签到')
    await app.doesNotSee(/共签到/)
    expect(screen.getByRole('heading', { level: 2 }).parentElement).toHaveTextContent(/^2026年11月18日$/)
  })

  test('[REG-023] the two lists are tabs, and an address without a type opens the invitations', async () => {
    const app = await renderRoute('/offline-visit-list', { as: 'salesman' })
    expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('邀约')
    await app.follow('签到')
    await app.arrives('/offline-visit-list/SIGN_IN')
    expect(await app.sees('共签到6位')).toHaveLength(1)
  })

  test.each(['empty', '404'])('without records (%s), both lists show a link to another screen', async (fault) => {
    const knobs = `fault:invitation.records=${fault}`
    const app = await renderRoute('/offline-visit-list/SIGN_IN', { as: 'salesman', knobs })
    expect(await app.sees('还没有客户到访签到')).toHaveLength(1)
    await app.follow('看看邀约了谁')
    expect(await app.sees('还没有邀约过客户')).toHaveLength(1)
    await app.follow('去邀请')
    await app.arrives('/my-invitation-new')
  })

  test('visits that cannot be loaded show the reason and a retry', async () => {
    const knobs = 'fault:invitation.records=500@1'
    const app = await renderRoute('/offline-visit-list/INVITATION', { as: 'salesman', knobs })
    await app.press('重试')
    expect(await app.sees('共邀约26位')).toHaveLength(1)
  })
})
