import { expect, test } from '../fixtures.ts'
import { installWechat } from '../wechat-simulator.ts'
import { follow } from '../follow.ts'
import { oneOfEach } from '#tests/matrix.ts'

/** The browsers in which people bind: an ordinary browser, and WeChat as in the main job. */
const browsers = [
  ['browser', null],
  ['WeChat on iOS', 'ios'],
  ['WeChat on Android', 'android'],
] as const

for (const [browser, profile] of oneOfEach(browsers, () => 'browser')) {
  test(`${browser}: a tooth sample can be bound and tracked from 我的, despite a reload and a lost reply`, async ({
    context,
    page,
    as,
    backend,
  }) => {
    await as('parent')
    if (profile) await installWechat(context, { profile })
    await page.goto('/my-main')
    await follow(page.getByRole('link', { name: '绑定牙源样本' }))
    await follow(page.getByRole('link', { name: /牙源干细胞储存/ }))
    await page.getByLabel('样本编号').fill('yy2026000003')
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page.getByText('样本编号与订单不符，请核对').first()).toBeVisible()
    await page.getByLabel('样本编号').fill('yy2026000001')
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page).toHaveURL(/\/bind-tooth-source-first\/O601\/YY2026000001\//)
    await page.getByRole('radio', { name: /吴乐乐/ }).check()
    await page.getByRole('button', { name: '下一步' }).click()
    await expect(page).toHaveURL(/\/bind-tooth-source-second\//)
    await page.reload()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '下一步' }).click()
    backend.setKnobs('fault:sample.toothBind=lost@1')
    await page.getByRole('button', { name: '确认绑定' }).click()
    await expect(page).toHaveURL(/\/my-binding$/)
    await expect(page.getByText('受检人 吴乐乐 · 样本 YY2026000001')).toBeVisible()
    expect(backend.db.samples.find(({ id }) => id === 'YY2026000001')).toMatchObject({
      orderId: 'O601',
      patientId: 'P602',
    })
  })

  test(`${browser}: a storage contract is bound with the code that was sent to its holder`, async ({
    context,
    page,
    as,
    backend,
  }) => {
    await as('member')
    if (profile) await installWechat(context, { profile })
    await page.goto('/my-main')
    await follow(page.getByRole('link', { name: '绑定储存合同' }))
    await page.getByLabel('合同编号').fill('2026080101')
    await page.getByRole('button', { name: '获取授权码' }).click()
    await expect(page.getByRole('button', { name: /s后重新获取$/ })).toBeDisabled()
    await page.getByRole('textbox', { name: '授权码' }).fill('123456')
    await expect(page).toHaveURL(/\/contract-list$/)
    await expect(page.getByText(/2026080101/).first()).toBeVisible()
    expect(backend.db.storageContracts[0]?.userId).toBe('U102')
  })
}

test('the patient of an order is selected from the list of patients', async ({ page, as }) => {
  await as('member')
  await page.goto('/order-info/G001?specification=G001-S1&number=1')
  await page.getByRole('button', { name: /^受检人/ }).click()
  await follow(page.getByRole('link', { name: '管理受检人' }))
  await page.getByRole('button', { name: /李小禾/ }).click()
  await expect(page).toHaveURL(/\/order-info\/G001\?.*patientId=P202/)
  await expect(page.getByRole('button', { name: /受检人.*李小禾/ })).toBeVisible()
})
