import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { viewedGoods } from '#/domains/mall/viewed.ts'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'
import { findToast } from '#tests/screen-texts.ts'

const rowOf = (backend: Awaited<ReturnType<typeof renderRoute>>['backend'], name: string) => {
  const found = backend.db.users.find(({ persona }) => persona === name)
  if (!found) throw new Error(name)
  return found
}

test('[WAL-013] the profile shows the user’s picture and name', async () => {
  const app = await renderRoute('/my-main', { as: 'member' })
  await app.sees('李建国')
  const faces = () => [...document.images].map(({ src }) => new URL(src).pathname)
  expect(faces()).toContain('/pictures/avatar.svg')
  rowOf(app.backend, 'member').headImage = '/pictures/head-7.png'
  app.view.unmount()
  const again = await renderRoute('/my-main', { as: 'member', backend: app.backend })
  await again.sees('李建国')
  await waitFor(() => expect(faces()).toContain('/pictures/head-7.png'))
})

test('a doctor is labelled 医生', async () => {
  const app = await renderRoute('/my-main', { as: 'doctor' })
  expect(await app.sees('医生')).toHaveLength(1)
})

test.each([
  [0, '女'],
  [1, '男'],
  ['SECRET', '保密'],
  ['FEMALE', '女'],
])('[WAL-011] the gender %s is shown as %s', async (gender, label) => {
  const app = await renderRoute('/my-main')
  app.view.unmount()
  Object.assign(rowOf(app.backend, 'member'), { gender })
  await renderRoute('/my-setting', { as: 'member', backend: app.backend })
  expect(await screen.findByRole('button', { name: new RegExp(`性别 ?${label}`) })).toBeInTheDocument()
})

test.each([
  ['[GEN-012] ', '我的钱包', '/my-wallet'],
  ['[GEN-012] ', '提现', '/wallet-withdraw-deposit'],
  ['[GEN-012] ', '收款账户', '/my-bank-account'],
  ['[GEN-013] ', '积分任务', '/integral-list'],
  ['[GEN-013] ', '会员等级', '/my-member-level'],
  ['[GEN-013] ', '邀请好友', '/my-invitation'],
  ['[GEN-013] ', '我的分享', '/my-share'],
  ['[LIT-019] ', '我的推广', '/my-extension/GOODS'],
  ['[LIT-019] ', '每日签到', '/my-sign'],
  ['[LIT-019] ', '我的发票', '/my-invoices'],
  ['[GEN-010] ', '绑定储存合同', '/my-contract-binding'],
  ['[GEN-010] ', '样本进度', '/my-binding'],
  ['', '分享商品', '/commodity-search/goods-share'],
  ['', '个人预约', '/personal-reservation-form'],
  ['[GEN-014] ', '我的夏令活动', '/summer-activity-order-list'],
  ['[LIT-028] ', '参观预约', '/reservation'],
  ['[LIT-028] ', '预约查询', '/reservation-inquiry'],
])('%sthe entry %s of 我的 links to the address %s', async (_id, name, address) => {
  await renderRoute('/my-main', { as: 'member' })
  expect(await screen.findByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', address)
})

test('我的 shows the wallet’s balance and the level, and shows only their links if both are unknown', async () => {
  const app = await renderRoute('/my-main', { as: 'member' })
  expect(await screen.findByRole('link', { name: /^我的钱包 ?¥\d+\.\d\d$/ })).toHaveAttribute('href', '/my-wallet')
  expect(await screen.findByRole('link', { name: /^会员等级 ?黄金会员$/ })).toHaveAttribute('href', '/my-member-level')
  app.view.unmount()
  await renderRoute('/my-main', { as: 'member', knobs: 'fault:wallet.wallet=500;fault:member.level=500' })
  expect(await screen.findByRole('link', { name: '我的钱包' })).toBeVisible()
  expect(await screen.findByRole('link', { name: '会员等级' })).toBeVisible()
})

test('entries without content for this person are folded, and salespeople see the entry for sharing', async () => {
  const app = await renderRoute('/my-main', { as: 'member' })
  // This person has no contract.
  const more = '更多：记录与绑定、分享与推广、更多服务、资讯'
  await app.sees(more)
  expect(screen.getByText('我的合同')).not.toBeVisible()
  expect(screen.getByText('提现')).toBeVisible()
  expect(screen.getByText('我的预约')).toBeVisible()
  expect(screen.getByText('分享商品')).not.toBeVisible()
  expect(screen.getByText('活动中心')).not.toBeVisible()
  await app.user.click(screen.getByText(more))
  expect(screen.getByText('活动中心')).toBeVisible()
  app.view.unmount()
  const work = await renderRoute('/my-main', { as: 'salesman' })
  await work.sees(/^更多：.*更多服务、资讯/)
  expect(screen.getByText('分享商品')).toBeVisible()
})

test('for a new person, entries without content are folded; entries whose content cannot be loaded stay visible', async () => {
  const app = await renderRoute('/my-main', { as: 'new' })
  const more = '更多：记录与绑定、分享与推广、更多服务、资讯'
  await app.sees(more)
  expect(screen.getByText('绑定样本')).toBeVisible()
  for (const name of ['绑定储存合同', '我的合同', '提现', '我的保险理赔'])
    expect(screen.getByText(name)).not.toBeVisible()
  await app.user.click(screen.getByText(more))
  expect(screen.getByText('我的合同')).toBeVisible()
  app.view.unmount()
  const knobs = 'fault:wallet.wallet=500;fault:contract.byExample=500'
  const unread = await renderRoute('/my-main', { as: 'new', knobs })
  await unread.sees('更多：记录与绑定、分享与推广、更多服务、资讯')
  for (const name of ['绑定储存合同', '我的合同', '提现', '我的保险理赔']) expect(screen.getByText(name)).toBeVisible()
})

test('[MISC-006] 我的 shows the number of unread messages, and no number after they are read', async () => {
  const app = await renderRoute('/my-main', { as: 'member' })
  expect(await screen.findByRole('link', { name: /^我的消息 ?3条未读$/ })).toHaveAttribute('href', '/my-message')
  await app.follow(/^我的消息/)
  await app.press('全部已读')
  expect(await findToast('已把3条消息标为已读')).toBeInTheDocument()
  await app.router.navigate(-1)
  expect(await screen.findByRole('link', { name: '我的消息' })).toBeVisible()
})

test('when the number of messages cannot be loaded, the entry is shown without a number', async () => {
  const app = await renderRoute('/my-main', { as: 'member', knobs: 'fault:message.unread=500' })
  await app.sees('李建国')
  await quiet()
  expect(screen.getByRole('link', { name: '我的消息' })).toHaveAttribute('href', '/my-message')
})

test('the entry of contracts shows the number of bills, and no number if there are no contracts', async () => {
  const app = await renderRoute('/my-main', { as: 'rich' })
  expect(await screen.findByRole('link', { name: /我的合同 ?\d+笔账单/ })).toBeInTheDocument()
  app.view.unmount()
  const other = await renderRoute('/my-main', { as: 'new' })
  await other.sees('王秀兰')
  await quiet()
  expect(screen.getByRole('link', { name: '我的合同' })).toBeInTheDocument()
})

test('viewed goods are listed and can be cleared', async () => {
  const goods = await renderRoute('/commodity-detail/G001')
  await goods.sees('商品详情')
  await waitFor(() => expect(viewedGoods.read()).toEqual(['G001']))
  goods.view.unmount()
  const app = await renderRoute('/my-main')
  viewedGoods.write(['NOPE', 'G001'])
  await app.press('最近浏览')
  const sheet = within(await screen.findByRole('dialog', { name: '最近浏览' }))
  expect(await sheet.findByRole('link')).toHaveAttribute('href', '/commodity-detail/G001')
  await app.user.click(sheet.getByRole('button', { name: '清空' }))
  expect(await sheet.findByText('还没有浏览过商品')).toBeInTheDocument()
  expect(localStorage.getItem('app:viewed-goods')).toBeNull()
})

test('注销账号 explains how to delete the account', async () => {
  const app = await renderRoute('/my-setting', { as: 'member' })
  await app.press('注销账号')
  const sheet = within(await screen.findByRole('dialog', { name: '注销账号' }))
  expect(sheet.getByText(/注销要由客服办理/)).toBeInTheDocument()
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain('受检人、样本和检测报告')
})

test('[LIT-011] the personal centre links to the settings', async () => {
  const app = await renderRoute('/my-main', { as: 'member' })
  await app.follow('设置')
  await app.arrives('/my-setting')
  expect(await app.sees('隐私条款')).toHaveLength(1)
})
