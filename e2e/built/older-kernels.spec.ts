import { expect, test } from '../fixtures.ts'
import { onOldKernel } from '../older-kernel.ts'

test.beforeEach(({ context }) => onOldKernel(context))

for (const at of ['/pdf-view', '/pdf/viewer.html'])
  test(`[REP-059] ${at} draws a file on a kernel of 2020`, async ({ page }) => {
    await page.goto(`${at}?file=%2Fdemo.pdf`)
    await expect(page.locator('[data-page="1"][data-drawn]')).toBeVisible()
    await expect(page.getByRole('group', { name: '第 3 页，共 3 页' })).toContainText('健康的生活方式比基因更重要。')
  })

for (const [address, person, text] of [
  ['/Home/hot', 'unpaid', '先看看示例报告'],
  ['/commodity-detail/G007', 'member', '祖源与个性特征基因检测'],
  ['/my-order/ALL', 'rich', '全基因组健康检测'],
  ['/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT', 'member', '成人示例报告'],
  ['/login', null, '获取验证码'],
] as const)
  test(`${address} opens on a kernel of 2020`, async ({ page, as }) => {
    if (person) await as(person)
    await page.goto(address)
    await expect(page.getByText(text).first()).toBeVisible()
  })
