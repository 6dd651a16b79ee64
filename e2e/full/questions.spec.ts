import type { Page } from '@playwright/test'
import { expect, quiet, test } from '../fixtures.ts'
import { follow } from '../follow.ts'

async function expectNoDialog(page: Page): Promise<void> {
  await quiet(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('Back closes the dialog about signing out, and the person stays signed in', async ({ page, as }) => {
  await as('parent')
  await page.goto('/my-main')
  await follow(page.getByRole('link', { name: '设置' }).first())
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByRole('dialog').getByText('确定要退出登录吗？')).toBeVisible()
  await page.goBack()
  await expectNoDialog(page)
  await expect(page).toHaveURL(/\/my-setting/)
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
})

test('Back closes the dialog about a children’s tube, and the adult is not selected', async ({ page, as }) => {
  await as('parent')
  await page.goto('/my-main')
  await page.goto('/bind-first-step/LB2026000002/儿童基因检测')
  await page.getByRole('radio', { name: /吴志强/ }).check()
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByRole('dialog').getByText('请再看一眼受检人')).toBeVisible()
  await page.goBack()
  await expectNoDialog(page)
  await expect(page.getByRole('radio', { name: /吴志强/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/my-main/)
})

test('Back closes the dialog about the sharer, then the sheet, and no order is placed', async ({ page, as }) => {
  await as('member')
  await page.goto('/commodity')
  await page.goto('/commodity-detail/G011?sharingCode=SHARE108')
  await page.getByRole('button', { name: '立即购买' }).click()
  const sheet = page.getByRole('dialog', { name: '选择规格' })
  await sheet.getByRole('button', { name: /^确定/ }).click()
  await expect(page.getByRole('dialog').getByText('确认分享人')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('确认分享人')).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expectNoDialog(page)
  await expect(page).toHaveURL(/\/commodity-detail\/G011/)
  await page.goBack()
  await expect(page).toHaveURL(/\/commodity$/)
})
