import { expect, type Page } from '@playwright/test'
import { expectToast, recordToasts } from './toasts.ts'
import { follow } from './follow.ts'

/** The steps of the product's main job, from a shared link to a bound sample, for the built and the started app. */

export interface Buyer {
  mobile: string
  /** A sample tube that is not bound. */
  sampleId: string
}

export async function openSharedGoods(page: Page): Promise<void> {
  await page.goto('/commodity-detail/G001?sharingCode=SHARE108')
  await expect(page.getByRole('heading', { name: '全基因组健康检测·成人版' })).toBeVisible()
  await expect(page.getByText('¥2999.00').first()).toBeAttached()
  await expect(page.getByText('健康检测九折券')).toBeVisible()
  await page.getByRole('button', { name: '立即购买' }).click()
  const sheet = page.getByRole('dialog', { name: '选择规格' })
  await sheet.getByText('双人装').click()
  await sheet.getByRole('button', { name: '增加' }).click()
  await sheet.getByRole('button', { name: /^确定/ }).click()
}

export async function signIn(page: Page, mobile: string): Promise<void> {
  // Inside WeChat, a new account goes through the authorization to the registration.
  await expect(page).toHaveURL(/\/(login|invitation-register)\?target=/)
  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expectToast(page, '验证码已发送')
  await page.getByLabel('验证码', { exact: true }).fill('123456')
}

/** Checks that the person is on the goods page with the same choice, and opens the order form. */
export async function continueToOrder(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/commodity-detail\/G001\?sharingCode=SHARE108$/)
  const sheet = page.getByRole('dialog', { name: '选择规格' })
  await expect(sheet.getByText('已选：双人装')).toBeVisible()
  await expect(sheet.getByRole('textbox', { name: '购买数量' })).toHaveValue('2')
  await sheet.getByRole('button', { name: /^确定/ }).click()
}

export async function saveFirstAddress(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/order-create-receiving-address-form\?target=/)
  await page.getByLabel('收货人').fill('王秀兰')
  await page.getByLabel('手机号').fill('13800000001')
  await page.getByRole('button', { name: /所在地区/ }).click()
  // The picker opens at the first region of the list.
  await expect(page.getByText('选择所在地区')).toBeVisible()
  await page.getByText('确定', { exact: true }).locator('visible=true').click()
  await expect(page.getByRole('button', { name: /所在地区：北京市/ })).toBeVisible()
  await page.getByLabel('详细地址').fill('东四十条22号院3单元501')
  await page.getByRole('button', { name: '保存' }).click()
}

export async function placeAndPayOrder(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/order-info\/G001\?/)
  await expect(page.getByText('东四十条22号院3单元501')).toBeVisible()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/order-pay-detail\?/)
  const pay = page.getByRole('button', { name: /^确认支付 ¥/ })
  await expect(pay).toBeEnabled()
  // A single channel is preselected; inside WeChat, there is a choice.
  const simulated = page.getByRole('radio', { name: '模拟支付' })
  expect(await simulated.isChecked()).toBe((await page.getByRole('radio').count()) === 1)
  await simulated.check()
  await pay.click()
  await expectToast(page, '模拟支付成功！')
  await expect(page).toHaveURL(/\/order-detail\/O\d+$/)
  await expectToast(page, '支付成功')
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible()
  return page.url().split('/').pop() ?? ''
}

/** Binds a sample from the order in 我的: number, new patient, separate consent, progress. */
export async function bindSample(page: Page, sampleId: string): Promise<void> {
  await page.goto('/my-main')
  await follow(page.getByRole('link', { name: '全部订单' }))
  await follow(page.getByRole('link', { name: /全基因组健康检测·成人版/ }).first())
  // The hidden list of orders has the same button.
  await expect(page.getByRole('heading', { level: 1, name: '订单详情' })).toBeVisible()
  await page.getByRole('button', { name: '绑定样本' }).click()
  await page.getByLabel('样本编号').fill(sampleId.toLowerCase())
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page).toHaveURL(/\/bind-first-step\//)
  await follow(page.getByRole('link', { name: /新增受检人/ }))
  await page.getByLabel('姓名').fill('王秀兰')
  await page.getByLabel('证件号码').fill('440304196811020023')
  // Birthday and gender are filled in from the number.
  await expect(page.getByRole('button', { name: /出生日期：1968/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: '女' })).toBeChecked()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/\/bind-first-step\//)
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page).toHaveURL(/\/bind-second-step\//)
  const consent = page.getByRole('checkbox')
  await expect(consent).not.toBeChecked()
  await consent.check()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: '确认绑定' }).click()
  await expect(page).toHaveURL(/\/my-binding$/)
  await expect(page.getByText('已绑定').first()).toBeVisible()
}

/** Opens the report tab, which shows the sample in progress and, for a person without a report, the sample report. */
export async function openSampleReport(page: Page): Promise<void> {
  await page.goto('/my-main')
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '报告' }).click()
  await expect(page).toHaveURL(/\/parent-page\/DEMO-DEFAULT-ADULT\//)
  await expect(page.getByText('成人示例报告').first()).toBeVisible()
  await expect(page.getByText('已绑定').first()).toBeVisible()
  for (const name of ['常见疾病', '药物基因组', '生活方式', '遗传疾病', '罕见疾病', '祖源分析'])
    await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible()
  await page
    .getByRole('link', { name: /常见疾病/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '常见疾病' }).first()).toBeVisible()
  await page.getByRole('link', { name: /2型糖尿病/ }).click()
  await expect(page.getByRole('heading', { name: /2型糖尿病/ }).first()).toBeVisible()
  await expect(page.getByText('高风险').filter({ visible: true }).first()).toBeVisible()
  await expect(page.getByText('要做的一件事')).toBeVisible()
}

export async function doMainJob(page: Page, { mobile, sampleId }: Buyer): Promise<void> {
  await recordToasts(page.context())
  await openSharedGoods(page)
  await signIn(page, mobile)
  await continueToOrder(page)
  await saveFirstAddress(page)
  await placeAndPayOrder(page)
  await bindSample(page, sampleId)
  await openSampleReport(page)
}
