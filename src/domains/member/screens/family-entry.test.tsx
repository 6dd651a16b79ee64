import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { quiet } from '#tests/quiet.ts'
import { renderRoute } from '#tests/render-route.tsx'

test.each([
  ['家庭族谱', '/my-pedigree/family'],
  ['基因亲友', '/relatives-main/friends'],
  ['里程碑', '/milepost-detail'],
])('[GEN-011] 我的 links to the screen %s', async (name, address) => {
  await renderRoute('/my-main')
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address)
})

test('[FAM-014] the family entry shows the number of waiting invitations, and links to them', async () => {
  await renderRoute('/my-main', { as: 'reported' })
  expect(await screen.findByRole('link', { name: /^家庭族谱 ?2个新邀请$/ })).toHaveAttribute(
    'href',
    '/my-pedigree/invitations',
  )
})

test('[FAM-014] the family entry shows no number if there are no invitations or their number is unknown', async () => {
  const app = await renderRoute('/my-main', { as: 'new' })
  await app.doesNotSee(/个新邀请/)
  app.view.unmount()
  const again = await renderRoute('/my-main', { as: 'reported', knobs: 'fault:family.waiting=500' })
  expect(await again.sees('家庭族谱')).toHaveLength(1)
  await again.doesNotSee(/个新邀请|网络出现故障/)
})

test('for a visitor, the number of invitations is not requested', async () => {
  const app = await renderRoute('/my-main')
  await quiet()
  expect(await app.calls('family.waiting')).toEqual([])
})
