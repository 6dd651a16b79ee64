import type { Page } from '@playwright/test'
import { expect, quiet, test } from '../fixtures.ts'
import { installWechat } from '../wechat-simulator.ts'
import { follow } from '../follow.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

const confirmWheel = async (page: Page, title: string) => {
  const head = page.getByText(title, { exact: true })
  await expect(head).toBeVisible()
  await page.getByText('确定', { exact: true }).locator('visible=true').click()
  await expect(head).toBeHidden()
}

test('in WeChat, a first record with pictures can be created from 我的, enlarged, changed and deleted', async ({
  context,
  page,
  as,
  backend,
}) => {
  await as('new')
  await installWechat(context, { profile: 'ios' })
  await page.goto('/my-main')
  await follow(page.getByRole('link', { name: '健康档案' }))
  await follow(page.getByRole('link', { name: '体检报告' }))
  await page.getByRole('link', { name: '添加体检报告' }).click()
  await expect(page.getByRole('radio', { name: '体检报告' })).toBeChecked()
  await page.getByRole('button', { name: /^添加档案图片/ }).click()
  await expect(page.getByRole('button', { name: '查看第 2 张图片' })).toBeVisible()
  await page.getByLabel('就诊医院').fill('深圳市体检中心')
  await page.getByRole('button', { name: /^就诊日期/ }).click()
  await confirmWheel(page, '选择就诊日期')
  await page.getByRole('button', { name: /^报告领取地区/ }).click()
  await confirmWheel(page, '选择报告领取地区')
  // All clicks in one frame, before any re-render.
  await page.getByRole('button', { name: '保存' }).evaluate((button) => {
    for (let tap = 0; tap < 10; tap += 1) (button as HTMLElement).click()
  })
  await expect(page).toHaveURL(/\/health-detail\/H5001$/)
  expect(backend.db.healthRecords.filter(({ userId }) => userId === 'U101')).toMatchObject([
    { recordType: 'MEDICAL_EXAMINATION_REPORT', hospital: '深圳市体检中心' },
  ])
  await page.getByRole('button', { name: '查看第 1 张图片' }).click()
  await expect(page.getByRole('dialog', { name: '查看大图' })).toBeVisible()
  await page.goBack()
  await follow(page.getByRole('link', { name: '编辑' }))
  await page.getByLabel('就诊医院').fill('沙河医院')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('沙河医院')).toBeVisible()
  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByText('删除', { exact: true }).click()
  await expect(page.getByText('还没有体检报告。')).toBeVisible()
  expect(backend.db.healthRecords.filter(({ userId }) => userId === 'U101')).toEqual([])
})

test('outside WeChat, a chosen picture is shown on the page as a new JPEG, and nothing is uploaded', async ({
  page,
  as,
  backend,
}) => {
  await as('new')
  await page.goto('/health-form')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^添加档案图片/ }).click()
  await (await chooser).setFiles([{ name: 'a.png', mimeType: 'image/png', buffer: PNG }])
  const kept = page.getByRole('button', { name: '查看第 1 张图片，请在微信中打开后上传' })
  await expect(kept).toBeVisible()
  await expect(kept.locator('img')).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('请在微信中打开后上传', { exact: true }).first()).toBeVisible()
  await quiet(page)
  expect(backend.seen.filter(({ id }) => id === 'media.save' || id === 'health.create')).toEqual([])
})

/** A JPEG like a camera photo: rotated, with EXIF orientation 6 and a GPS position. */
async function takePhoto(page: Page): Promise<Buffer> {
  const plain = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 20 })
    canvas.getContext('2d')?.fillRect(0, 0, 60, 20)
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
  })
  const jpeg = Buffer.from(plain, 'base64')
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex')
  const note = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from('GPS 22.54N 113.93E', 'latin1')])
  const head = Buffer.from([0xff, 0xe1, 0, note.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, note, jpeg.subarray(2)])
}

test('a camera photo is shown upright, without the camera’s metadata', async ({ page, as }) => {
  await as('new')
  await page.goto('/health-form')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^添加档案图片/ }).click()
  const given = await takePhoto(page)
  expect(given.toString('latin1')).toContain('GPS 22.54N')
  await (await chooser).setFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: given }])
  const shown = page.getByRole('button', { name: /^查看第 1 张图片/ }).locator('img')
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([20, 60])
  const made = Buffer.from(((await shown.getAttribute('src')) ?? '').split(',')[1] ?? '', 'base64').toString('latin1')
  expect(made).not.toMatch(/Exif|GPS/)
})

test('after a failed save, a health record keeps its values, and the next save stores them', async ({
  page,
  as,
  backend,
}) => {
  await as('reported')
  await page.goto('/health-detail/H501')
  await follow(page.getByRole('link', { name: '编辑' }))
  await page.getByLabel('就诊医院').fill('沙河医院')
  backend.setKnobs('fault:health.update=502@1')
  await page.getByRole('button', { name: '保存' }).click()
  await expect.poll(() => backend.seen.filter(({ id }) => id === 'health.update').length).toBe(1)
  await expect(page.getByRole('button', { name: '保存' })).toBeEnabled()
  await expect(page.getByLabel('就诊医院')).toHaveValue('沙河医院')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/\/health-detail\/H501$/)
  await expect(page.getByText('沙河医院')).toBeVisible()
})

test('after a reload, a half-filled health record keeps only kind and region, and a notice names the lost fields', async ({
  page,
  as,
}) => {
  await as('new')
  await page.goto('/health-form?type=CASE')
  await page.getByLabel('就诊医院').fill('深圳市体检中心')
  await page.getByText('医嘱', { exact: true }).click()
  await page.getByRole('button', { name: /^报告领取地区/ }).click()
  await confirmWheel(page, '选择报告领取地区')
  await page.getByRole('button', { name: /^就诊日期/ }).click()
  await confirmWheel(page, '选择就诊日期')
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))
  expect(kept).toContain('MEDICAL_ADVICE')
  expect(kept).not.toMatch(/体检中心|\d{4}-\d\d-\d\d/)
  await page.reload()
  await expect(page.getByRole('status').filter({ hasText: '为保护隐私' })).toHaveText(
    '为保护隐私，就诊医院、就诊日期没有保存，请重新填写',
  )
  await expect(page.getByRole('radio', { name: '医嘱' })).toBeChecked()
  await expect(page.getByRole('button', { name: '报告领取地区：北京市 东城区' })).toBeVisible()
  await expect(page.getByLabel('就诊医院')).toHaveValue('')
})

for (const profile of ['ios', 'android'] as const)
  test(`in WeChat (${profile}), one of two uploads fails and is retried, and both pictures are in the record`, async ({
    context,
    page,
    as,
    backend,
  }) => {
    await as('new')
    const wechat = await installWechat(context, { profile, answers: { uploadImage: ['ok', { fail: 'timeout' }] } })
    await page.goto('/health-form?type=CASE')
    await page.getByRole('button', { name: /^添加档案图片/ }).click()
    await expect(page.getByRole('button', { name: '查看第 1 张图片' })).toBeVisible()
    await page.getByRole('button', { name: '第 2 张图片上传图片未成功，重试' }).click()
    await expect(page.getByRole('button', { name: '查看第 2 张图片' })).toBeVisible()
    expect(wechat.calls('uploadImage')).toHaveLength(3)
    await page.getByLabel('就诊医院').fill('深圳市体检中心')
    await page.getByRole('button', { name: /^就诊日期/ }).click()
    await confirmWheel(page, '选择就诊日期')
    await page.getByRole('button', { name: /^报告领取地区/ }).click()
    await confirmWheel(page, '选择报告领取地区')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page).toHaveURL(/\/health-detail\/H5001$/)
    await page.getByRole('button', { name: '查看第 2 张图片' }).click()
    await expect(page.getByRole('dialog', { name: '查看大图' })).toContainText('2/2')
    expect(backend.db.healthRecords.filter(({ userId }) => userId === 'U101')).toMatchObject([
      { recordImage: [expect.stringContaining('media-'), expect.stringContaining('media-')] },
    ])
  })

test('baby info can be saved in the settings', async ({ page, as, backend }) => {
  await as('new')
  await page.goto('/my-setting')
  await page.getByRole('button', { name: /宝宝信息/ }).click()
  const sheet = page.getByRole('dialog', { name: '填写宝宝信息' })
  await sheet.getByLabel('宝宝姓名').fill('王小满')
  await sheet.getByRole('button', { name: /^出生日期/ }).click()
  await confirmWheel(page, '选择出生日期')
  await sheet.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: /宝宝信息.*王小满/ })).toBeVisible()
  expect(backend.db.babies.filter(({ userId }) => userId === 'U101')).toMatchObject([{ name: '王小满' }])
})
