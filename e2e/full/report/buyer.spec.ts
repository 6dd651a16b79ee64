import { expect, test } from '../../fixtures.ts'
import { Reader } from '../../reader.ts'

const FIRST_ITEMS = '先看这 5 项'
const NOW = '现在要做的一件事'

test('a buyer aged 58 orders a test, binds the tube and reads the report', async ({ page, as, knobs, backend }) => {
  await as('waiting')
  await page.goto('/commodity-detail/G001')
  await page.getByRole('button', { name: '立即购买' }).click()
  const sheet = page.getByRole('dialog', { name: '选择规格' })
  await expect(sheet.getByText('已选：单人装')).toBeVisible()
  await sheet.getByRole('button', { name: /^确定/ }).click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.getByRole('radio', { name: '模拟支付' }).check()
  await page.getByRole('button', { name: /^确认支付 ¥/ }).click()
  await expect(page).toHaveURL(/\/order-detail\/O\d+$/)
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible()

  knobs('life:received')
  await page.reload()
  await page.getByRole('button', { name: '绑定样本' }).click()
  await page.getByLabel('样本编号').fill('LB2026000003')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('radio', { name: /孙丽华/ }).check()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: '确认绑定' }).click()
  await expect(page).toHaveURL(/\/my-binding$/)
  expect(backend.db.samples.find(({ id }) => id === 'LB2026000003')).toMatchObject({ patientId: 'P401' })

  knobs('life:reported')
  const reader = new Reader(page)
  await reader.open('/parent-page/R000003/PKG-ADULT')
  await reader.tapLink(FIRST_ITEMS)
  await reader.expectAdvice(NOW, '开这种药以前，把这一页给医生看；正在用的话，照常用，尽快问医生', '现在', 1)
  await reader.expectOwnerLine('孙丽华 · 我的报告')
})
