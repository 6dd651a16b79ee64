import type { Locator, Page } from '@playwright/test'
import type { Backend } from '#/mocks/backend.ts'
import { expect, quiet, test } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { countCalls, tapBursts } from '../taps.ts'
import { installWechat, type WechatSimulator } from '../wechat-simulator.ts'
import { follow } from '../follow.ts'

/** A claim from its materials to its payment, also on a bad connection and with fast taps. */

const rowOf = (backend: Backend, id: string) => {
  const row = backend.db.claims.find((one) => one.id === id)
  if (!row) throw new Error(`no claim ${id}`)
  return row
}

const listOf = (page: Page, label: string): Locator => page.getByRole('list', { name: `添加${label}` })

/** Chooses `count` pictures for one kind of material. The uploads may continue afterwards. */
async function choosePictures(page: Page, wechat: WechatSimulator, label: string, count: number): Promise<void> {
  const localIds = Array.from({ length: count }, (_, index) => `weixin://resourceid/${label}${index}`)
  wechat.answer('chooseImage', { result: { localIds: JSON.stringify(localIds) } })
  await page.getByRole('button', { name: new RegExp(`^添加${label}，`) }).click()
  await expect(listOf(page, label).getByRole('button', { name: /还可添加/ })).toHaveCount(
    label === '银行卡正面' || count === 9 || (label === '被保险人身份证明' && count === 4) ? 0 : 1,
  )
}

async function fillFacts(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^事故日期/ }).click()
  await expect(page.getByText('选择事故日期', { exact: true })).toBeVisible()
  await page.getByText('确定', { exact: true }).locator('visible=true').click()
  await expect(page.getByText('选择事故日期', { exact: true })).toBeHidden()
  await page.getByLabel('事故经过').fill('下楼时摔倒，左手骨折')
  await page.getByLabel('就诊医院').fill('沙河医院')
  await page.getByLabel('申请金额（元）').fill('1234.56')
  await page.getByLabel('收款人姓名').fill('郑晓燕')
  await page.getByLabel('开户银行').fill('招商银行')
  await page.getByLabel('银行卡号').fill('6222020200112233445')
  await page.getByLabel('手机号').fill('13900000001')
}

async function chooseRequiredPictures(page: Page, wechat: WechatSimulator): Promise<void> {
  await choosePictures(page, wechat, '被保险人身份证明', 1)
  await choosePictures(page, wechat, '诊断证明与病历', 1)
  await choosePictures(page, wechat, '费用票据与清单', 1)
  await choosePictures(page, wechat, '银行卡正面', 1)
  await expect(page.getByText('必传材料已完成4/4项')).toBeVisible()
}

test('[INS-001] [VAL-031] [VAL-035] on a bad network, failed uploads are repeated, and the pictures keep their order', async ({
  context,
  page,
  as,
  backend,
}) => {
  await as('rich')
  const ids = Array.from({ length: 33 }, (_, index) => `m${String(index + 1).padStart(2, '0')}`)
  const wechat = await installWechat(context, {
    profile: 'android',
    answers: { uploadImage: ids.map((serverId) => ({ result: { serverId } })) },
  })
  // The third, the eleventh and the twentieth picture: each fault counts only the calls that earlier faults let
  // through.
  backend.setKnobs('latency:40;fault:media.save=500@3;fault:media.save=offline@10;fault:media.save=502@18')
  await page.goto('/insurance-claims-apply')
  await page.getByRole('link', { name: /储户健康保障险/ }).click()
  await choosePictures(page, wechat, '被保险人身份证明', 4)
  await choosePictures(page, wechat, '诊断证明与病历', 9)
  await choosePictures(page, wechat, '检查报告', 7)
  await choosePictures(page, wechat, '费用票据与清单', 9)
  await choosePictures(page, wechat, '银行卡正面', 1)
  expect(wechat.calls('chooseImage').map(({ args }) => args['count'])).toEqual([4, 9, 9, 9, 1])
  await fillFacts(page)
  await expect(page.getByRole('button', { name: /上传图片未成功，重试$/ })).toHaveCount(3, { timeout: 60_000 })
  await expect(page.getByRole('button', { name: /^查看第 \d 张图片$/ })).toHaveCount(27, { timeout: 60_000 })
  await expectToast(page, '上传图片未成功')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expectToast(page, '有图片没有上传成功，请重试或删除')
  for (const [label, place] of [
    ['被保险人身份证明', 3],
    ['诊断证明与病历', 7],
    ['检查报告', 7],
  ] as const) {
    // eslint-disable-next-line no-await-in-loop -- a person retries one after the other
    await listOf(page, label)
      .getByRole('button', { name: `第 ${place} 张图片上传图片未成功，重试` })
      .click()
    // eslint-disable-next-line no-await-in-loop -- the same
    await expect(listOf(page, label).getByRole('button', { name: `查看第 ${place} 张图片` })).toBeVisible()
  }
  await expect(page.getByText('必传材料已完成4/4项')).toBeVisible()
  await tapBursts[0][1](page.getByRole('button', { name: '提交申请' }), page)
  await expect(page).toHaveURL(/\/insurance-application-detail\/IC5001$/)
  expect(countCalls(backend, 'insurance.apply')).toBe(1)
  const places = ids.slice(0, 30)
  places.splice(2, 1, 'm31')
  places.splice(10, 1, 'm32')
  places.splice(19, 1, 'm33')
  const saved = rowOf(backend, 'IC5001').materials.flatMap(({ images }) =>
    images.map((address) => /m\d\d/.exec(address)?.[0]),
  )
  expect(saved).toEqual(places)
  expect(rowOf(backend, 'IC5001')).toMatchObject({ amount: 123_456, bankAccount: '6222020200112233445' })
})

test('[INS-001] a person claims, completes the refused claim, sends the original documents, and is paid', async ({
  context,
  page,
  as,
  backend,
}) => {
  await as('rich')
  const wechat = await installWechat(context, { profile: 'android' })
  await page.goto('/my-main')
  await follow(page.getByRole('link', { name: '我的保险理赔' }))
  await follow(page.getByRole('link', { name: /新生儿医疗险\s*保障中/ }))
  await page.getByRole('link', { name: '申请理赔' }).click()
  await chooseRequiredPictures(page, wechat)
  await fillFacts(page)
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('保险公司收到后会开始审核')).toBeVisible()
  const row = rowOf(backend, 'IC5001')
  expect(row.proBarcode).toBe('PB2')

  Object.assign(row, { status: 'REFUSED', refuseReason: '发票看不清楚，请重新拍照' })
  await page.reload()
  await expect(page.getByText('发票看不清楚，请重新拍照')).toBeVisible()
  await page.getByRole('link', { name: '补充材料' }).click()
  await expect(page.getByText('发票看不清楚，请重新拍照')).toBeVisible()
  await expect(page.getByLabel('事故经过')).toHaveValue('下楼时摔倒，左手骨折')
  await expect(page.getByLabel('银行卡号')).toHaveValue('')
  const before = row.materials.find(({ type }) => type === 'INVOICE')?.images[0]
  await choosePictures(page, wechat, '费用票据与清单', 2)
  await expect(listOf(page, '费用票据与清单').getByRole('button', { name: '查看第 3 张图片' })).toBeVisible()
  await listOf(page, '费用票据与清单').getByRole('button', { name: '删除第 1 张图片' }).click()
  await page.getByRole('button', { name: '重新提交' }).click()
  await expect(page.getByRole('heading', { name: '审核中' })).toBeVisible()
  const invoices = row.materials.find(({ type }) => type === 'INVOICE')?.images ?? []
  expect(invoices).toHaveLength(2)
  expect(invoices).not.toContain(before)
  expect(row).toMatchObject({ bankAccount: '6222020200112233445', mobile: '13900000001', amount: 123_456 })

  row.status = 'WAITING_FOR_EXPRESS'
  await page.reload()
  await page.getByLabel('快递公司').fill('顺丰速运')
  await page.getByRole('button', { name: '扫描快递单号' }).click()
  await expect(page.getByLabel('快递单号', { exact: true })).toHaveValue('AB1234567890')
  await page.getByRole('button', { name: '提交快递单号' }).click()
  await expect(page.getByRole('heading', { name: '原件已寄出' })).toBeVisible()
  await expect(page.getByText('顺丰速运 AB1234567890')).toBeVisible()

  Object.assign(row, { status: 'PAID', paidAmount: 100_005 })
  await page.reload()
  await expect(page.getByText('¥1000.05')).toBeVisible()
  await expect(page.getByText('¥1234.56')).toBeVisible()
  await quiet(page)
  await expect(page.getByRole('button', { name: '取消申请' })).toHaveCount(0)
  expect(await page.content()).not.toMatch(/6222020200112233445|13900000001/)
})

test('[INS-001] after a lost reply to a new claim, one claim exists, and its page opens', async ({
  context,
  page,
  as,
  backend,
}) => {
  await as('rich')
  const wechat = await installWechat(context, { profile: 'ios' })
  await page.goto('/insurance-claims-apply?proBarcode=PB1&contractCode=CC1')
  await chooseRequiredPictures(page, wechat)
  await fillFacts(page)
  backend.setKnobs('fault:insurance.apply=lost@1')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page).toHaveURL(/\/insurance-application-detail\/IC5001$/)
  await expect(page.getByText('下楼时摔倒，左手骨折')).toBeVisible()
  expect(countCalls(backend, 'insurance.apply')).toBe(1)
})

test('[INS-001] if the session expired in the form, the login returns to the form with its values', async ({
  page,
  as,
  backend,
}) => {
  await as('rich')
  await page.goto('/insurance-claims-apply?again=IC701')
  await page.getByLabel('事故经过').fill('写到一半的经过')
  await page.getByLabel('银行卡号').fill('6222020200112233445')
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  expect(kept).not.toMatch(/写到一半|62220202/)
  await quiet(page)
  backend.db.sessions = []
  await page.getByRole('button', { name: '重新提交' }).click()
  await expect(page).toHaveURL(/\/login\?target=/)
  // The claim form also has a mobile number, and is shown for a moment after the address has changed.
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible()
  await page.getByLabel('手机号').fill('13800000007')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expectToast(page, '验证码已发送')
  await page.getByLabel('验证码', { exact: true }).fill('123456')
  await expect(page).toHaveURL(/\/insurance-claims-apply\?again=IC701$/)
  await expect(page.getByLabel('事故经过')).toHaveValue('写到一半的经过')
  await expect(page.getByLabel('银行卡号')).toHaveValue('6222020200112233445')
  await page.getByRole('button', { name: '重新提交' }).click()
  await expect(page).toHaveURL(/\/insurance-application-detail\/IC701$/)
  expect(rowOf(backend, 'IC701')).toMatchObject({
    accidentDescription: '写到一半的经过',
    bankAccount: '6222020200112233445',
    mobile: '13800000007',
  })
})

for (const [how, tap] of tapBursts) {
  test(`[INS-001] ${how} submit a refused claim again only once`, async ({ page, as, backend }) => {
    await as('rich')
    await page.goto('/insurance-claims-apply?again=IC701')
    await page.getByLabel('事故经过').fill('因肺炎住院七天，已出院')
    await tap(page.getByRole('button', { name: '重新提交' }), page)
    await expect(page).toHaveURL(/\/insurance-application-detail\/IC701$/)
    await quiet(page)
    expect(countCalls(backend, 'insurance.applyAgain')).toBe(1)
    expect(rowOf(backend, 'IC701').status).toBe('REVIEWING')
  })

  test(`[INS-001] ${how} send the parcel number only once`, async ({ page, as, backend }) => {
    await as('rich')
    await page.goto('/insurance-application-detail/IC702')
    await page.getByLabel('快递公司').fill('顺丰速运')
    await page.getByLabel('快递单号').fill('SF1234567890')
    await tap(page.getByRole('button', { name: '提交快递单号' }), page)
    await expect(page.getByRole('heading', { name: '原件已寄出' })).toBeVisible()
    await quiet(page)
    expect(countCalls(backend, 'insurance.addExpress')).toBe(1)
  })

  test(`[INS-001] ${how} cancel a claim only once`, async ({ page, as, backend }) => {
    await as('rich')
    await page.goto('/insurance-application-detail/IC704')
    await page.getByRole('button', { name: '取消申请' }).click()
    await tap(page.getByRole('dialog').getByRole('button', { name: '取消申请' }), page)
    await expect(page.getByRole('heading', { name: '已取消' })).toBeVisible()
    await quiet(page)
    expect(countCalls(backend, 'insurance.cancel')).toBe(1)
  })
}

for (const profile of ['ios', 'android', 'harmony', 'wecom', 'browser'] as const)
  test(`[LOGIN-003] in the environment ${profile}, 确认 in the insurance notice returns to the form, which shows 已确认`, async ({
    context,
    page,
    as,
  }) => {
    await as('rich')
    await installWechat(context, { profile })
    await page.goto('/insured-info/IM701')
    await follow(page.getByRole('link', { name: /保险责任变更告知书.*请阅读并确认/ }))
    await page.getByRole('button', { name: '确认' }).click()
    await expectToast(page, '已确认')
    await expect(page).toHaveURL(/\/insured-info\/IM701$/)
    await expect(page.getByRole('link', { name: /保险责任变更告知书.*已确认/ })).toBeVisible()
  })

test('[LOGIN-003] the insurance notice opened in its own window informs the opener and closes the window', async ({
  page,
  as,
}) => {
  await as('rich')
  await page.goto('/insured-info/IM701')
  const opened = page.waitForEvent('popup')
  const told = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('message', ({ data, origin }) => resolve([data, origin === window.location.origin]))
        window.open('/insurance-liability-change-notice')
      }),
  )
  const popup = await opened
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: '确认' }).click()
  expect(await told).toEqual([{ type: 'liability-notice', confirmed: true }, true])
  await closed
})
