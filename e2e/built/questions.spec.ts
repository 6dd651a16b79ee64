import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** A question belongs to its screen: after Back it must not stand on another one, where an answer would still act. */

const gone = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0)

test('Back takes the question of signing out along; the person stays signed in', async ({ page, as }) => {
  await as('parent')
  await page.goto('/my-main')
  await page.getByRole('link', { name: '设置' }).first().click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByRole('dialog').getByText('确定要退出登录吗？')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/my-main/)
  await gone(page)
  await page.goto('/my-setting')
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
})

test('Back takes the question about a children’s tube along; the grown-up is not chosen', async ({ page, as }) => {
  await as('parent')
  await page.goto('/my-main')
  await page.goto('/bind-first-step/LB2026000002/儿童基因检测')
  await page.getByRole('radio', { name: /吴志强/ }).check()
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByRole('dialog').getByText('请再看一眼受检人')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/my-main/)
  await gone(page)
})
