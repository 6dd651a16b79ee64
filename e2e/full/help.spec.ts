import { expect, quiet, test } from '../fixtures.ts'
import { installWechat } from '../wechat-simulator.ts'
import { follow } from '../follow.ts'

test('a help category links to its texts, and a text links to the next text and to customer service', async ({
  page,
}) => {
  await page.goto('/my-help')
  await page.getByRole('link', { name: /^采样与绑定/ }).click()
  await expect(page).toHaveURL(/\/my-help-listdetail\/2$/)
  await page.getByRole('link', { name: '怎样采集唾液样本' }).click()
  await expect(page).toHaveURL(/\/my-help-detail\/202$/)
  await page.getByRole('link', { name: '样本编号在哪里' }).click()
  await expect(page).toHaveURL(/\/my-help-detail\/203$/)
  await page.getByRole('link', { name: '联系我们' }).click()
  await expect(page).toHaveURL(/\/my-contact-us$/)
  await page.getByRole('link', { name: '个人信息问题' }).click()
  await expect(page).toHaveURL(/\/my-contact-us-content\/privacy$/)
  await page.goBack()
  await follow(page.getByRole('link', { name: '知识库' }))
  await follow(page.getByRole('link', { name: /^认识基因/ }))
  await page.getByRole('link', { name: '什么是 SNP' }).click()
  await expect(page).toHaveURL(/\/my-knowledge-detail\/104$/)
  await expect(page.getByText(/单核苷酸多态性/)).toBeVisible()
})

test('a search highlights its results in help and knowledge, and Back and a reload show them again', async ({
  page,
}) => {
  await page.goto('/my-help')
  await page.getByLabel('搜索帮助和知识').pressSequentially('检测')
  await expect(page).toHaveURL(/\/my-help\?q=/)
  await expect(page.getByRole('heading', { name: '帮助中心', level: 2 })).toBeVisible()
  await expect(page.getByRole('heading', { name: '知识库', level: 2 })).toBeVisible()
  const marks = page.locator('mark')
  await expect(marks.first()).toHaveText('检测')
  const count = await marks.count()
  await page.getByRole('link', { name: /^检测有多准/ }).click()
  await expect(page).toHaveURL(/\/my-knowledge-detail\/205$/)
  await page.goBack()
  await expect(marks).toHaveCount(count)
  await page.reload()
  await expect(marks).toHaveCount(count)
  await expect(page.getByLabel('搜索帮助和知识')).toHaveValue('检测')
})

test('a search without results, missing texts and failures each show a link or a retry', async ({ page, backend }) => {
  await page.goto('/my-help?q=%E7%81%AB%E7%AE%AD')
  await expect(page.getByText(/没有找到“火箭”相关的内容/)).toBeVisible()
  await page.getByRole('link', { name: '联系我们' }).click()
  await expect(page).toHaveURL(/\/my-contact-us$/)
  await page.goto('/my-help-listdetail/999')
  await expect(page.getByText('这个分类已经没有了')).toBeVisible()
  await page.goto('/my-knowledge-detail/999')
  await page.getByRole('link', { name: '回到知识库' }).click()
  await expect(page.getByRole('link', { name: /^认识基因/ })).toBeVisible()
  backend.setKnobs('fault:help.list=502')
  await page.goto('/my-help')
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible({ timeout: 15_000 })
  backend.setKnobs('fault:help.list=empty')
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText('帮助中心还没有内容')).toBeVisible()
})

test('an unknown contact page opens customer service, which shows a hotline only if a number is configured', async ({
  page,
}) => {
  await page.goto('/my-contact-us-content/%3Cscript%3E')
  await expect(page.getByText('联系前请准备')).toBeVisible()
  await expect(page.locator('a[href^="tel:"]')).toHaveCount(0)
  await page.goto('/my-contact-us-content/feedback')
  await page.getByLabel('反馈内容').fill('没有登录也能写')
  await page.getByRole('button', { name: '提交反馈' }).click()
  await expect(page.getByText(/^已收到您的反馈/)).toBeVisible()
})

test('the text of feedback is kept after a reload and a lost reply, and the feedback is stored once', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/my-contact-us-content/feedback')
  await page.getByLabel('反馈内容').fill('报告打不开')
  await page.reload()
  await expect(page.getByLabel('反馈内容')).toHaveValue('报告打不开')
  await page.getByLabel('联系方式（选填）').fill('13800000002')
  backend.setKnobs('fault:help.feedback=lost@1')
  await page.getByRole('button', { name: '提交反馈' }).click()
  await expect(page.getByRole('alert').filter({ hasText: '没有得到服务器的确认' })).toBeVisible()
  await expect(page.getByLabel('反馈内容')).toHaveValue('报告打不开')
  await page.getByRole('button', { name: '提交反馈' }).click()
  await expect(page.getByText(/^已收到您的反馈/)).toBeVisible()
  expect(backend.db.feedback).toMatchObject([{ content: '报告打不开', contact: '13800000002' }])
  await page.reload()
  await expect(page.getByLabel('反馈内容')).toHaveValue('')
})

test('in WeChat, nine pictures, one of them retried and another deleted, are sent in order with the text', async ({
  context,
  page,
  as,
  backend,
}) => {
  await as('member')
  const wechat = await installWechat(context, { profile: 'ios', answers: { uploadImage: ['ok', { fail: 'timeout' }] } })
  await page.goto('/my-contact-us-content/feedback')
  await page.getByLabel('反馈内容').fill('请看截图')
  const add = page.getByRole('button', { name: /^添加反馈图片/ })
  await add.click()
  await page.getByRole('button', { name: '第 2 张图片上传图片未成功，重试' }).click()
  await expect(page.getByRole('button', { name: '查看第 2 张图片' })).toBeVisible()
  // The simulator returns two pictures for each choice.
  for (const count of [4, 6, 8, 9]) {
    await add.click()
    await expect(page.getByRole('button', { name: `查看第 ${count} 张图片` })).toBeVisible()
  }
  await expect(add).toHaveCount(0)
  expect(wechat.calls('chooseImage').map(({ args }) => args['count'])).toEqual([9, 7, 5, 3, 1])
  await page.getByRole('button', { name: '删除第 9 张图片' }).click()
  await expect(add).toBeVisible()
  await page.getByRole('button', { name: '提交反馈' }).click()
  await expect(page.getByText(/^已收到您的反馈/)).toBeVisible()
  const [sent] = backend.db.feedback
  const numbers = sent?.pictures.map((url) => Number(/media-(\d+)/.exec(url)?.[1])) ?? []
  expect(numbers).toHaveLength(8)
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  expect(backend.seen.filter(({ id }) => id === 'help.feedback')).toHaveLength(1)
})

test('in WeChat, the last optional picture can also be deleted', async ({ context, page, as }) => {
  await as('member')
  await installWechat(context, { profile: 'android' })
  await page.goto('/my-contact-us-content/feedback')
  await page.getByRole('button', { name: /^添加反馈图片/ }).click()
  await expect(page.getByRole('button', { name: '查看第 2 张图片' })).toBeVisible()
  await page.getByRole('button', { name: '删除第 2 张图片' }).click()
  await page.getByRole('button', { name: '删除第 1 张图片' }).click()
  await quiet(page)
  await expect(page.getByRole('button', { name: /^查看第/ })).toHaveCount(0)
})
