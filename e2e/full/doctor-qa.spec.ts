import type { Browser, Locator, Page } from '@playwright/test'
import type { Backend } from '#/mocks/backend.ts'
import { routeToBackend, expect, quiet, test, collectPageErrors } from '../fixtures.ts'
import { expectToast } from '../toasts.ts'
import { countCalls, tapBursts } from '../taps.ts'
import { installWechat } from '../wechat-simulator.ts'
import { follow } from '../follow.ts'

/** A patient and a doctor, each with a phone of their own, use the same backend. */

const Q701 = '/obs-department-detail/question/Q701'

async function openPhone(browser: Browser, backend: Backend, persona: string, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 375, height: 667 },
    serviceWorkers: 'block',
  })
  await routeToBackend(context, backend)
  await context.addInitScript(
    (token) => window.localStorage.setItem('app:session', JSON.stringify({ token })),
    backend.tokenFor(persona),
  )
  const page = await context.newPage()
  return { page, pageErrors: collectPageErrors(page) }
}

/** Simulates that the person returns to the open page. */
const returnToPage = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))

const bubbles = (page: Page) => page.getByRole('list', { name: '提问和回复' }).locator('> li')
const followUpField = (page: Page) => page.getByRole('textbox', { name: '您的追问' })
const followUpButton = (page: Page) => page.getByRole('button', { name: '追问', exact: true })

const recordsOf = ({ db }: Backend, id: string) => db.questions.find((one) => one.id === id)?.records ?? []

test('[QA-004] [ROLE-008] a question with a picture is answered, and the answer appears without a reload', async ({
  page,
  context,
  as,
  backend,
  browser,
  baseURL,
}) => {
  await installWechat(context, { profile: 'ios', answers: { chooseImage: [{ result: { localIds: ['local-1'] } }] } })
  const doctor = await openPhone(browser, backend, 'doctor', baseURL)
  await as('new')
  await page.goto('/obstetric-qa')
  await follow(page.getByRole('link', { name: '我要提问' }))
  await follow(page.getByRole('link', { name: /^陈静/ }))
  await follow(page.getByRole('link', { name: '向 TA 提问' }))
  await page.getByLabel('问题').fill('孕 12 周可以坐飞机吗？')
  await page.getByLabel('称呼（选填）').fill('王女士')
  await page.getByRole('button', { name: /^添加图片，还可添加/ }).click()
  await expect(page.getByRole('button', { name: '查看第 1 张图片' })).toBeVisible()
  await page.getByRole('button', { name: '提交问题' }).click()
  await expect(page.getByText('医生回复后会显示在这里')).toBeVisible()
  await expect(bubbles(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: '查看第 1 张图片' })).toBeVisible()

  await doctor.page.goto('/my-main')
  await follow(doctor.page.getByRole('link', { name: '待我回答的问题' }))
  await follow(doctor.page.getByRole('list', { name: '待我回答' }).getByRole('link', { name: /王女士.*坐飞机/ }))
  await doctor.page.getByRole('textbox', { name: '您的回答' }).fill('一般可以，\n出发前请做一次产检。')
  await doctor.page.getByRole('button', { name: '回答', exact: true }).click()
  await expectToast(doctor.page, '已发送')
  await expect(bubbles(doctor.page)).toHaveCount(2)

  // While the patient is writing, the answer appears, and the typed text stays.
  await followUpField(page).fill('另外想问')
  await returnToPage(page)
  await expect(page.getByText('一般可以，')).toBeVisible()
  await expect(page.getByText('医生回复后会显示在这里')).toHaveCount(0)
  await expect(followUpField(page)).toHaveValue('另外想问')
  await followUpField(page).fill('另外想问，需要带什么证明？')
  await followUpButton(page).click()
  await expect(bubbles(page)).toHaveCount(3)
  await expect(followUpField(page)).toHaveValue('')

  await returnToPage(doctor.page)
  await expect(doctor.page.getByText('另外想问，需要带什么证明？')).toBeVisible()
  expect(doctor.pageErrors).toEqual([])
  await doctor.page.context().close()
})

test('[QA-004] an open thread loads new answers without a reload', async ({ page, as, backend }) => {
  await page.clock.install()
  await as('rich')
  await page.goto(Q701)
  await expect(bubbles(page)).toHaveCount(3)
  recordsOf(backend, 'Q701').push({ content: '可以', recordType: 'ANSWER', createdAt: Date.now(), pictures: [] })
  await page.clock.runFor(21_000)
  await expect(bubbles(page)).toHaveCount(4)
})

/** Whether the whole element can be seen and touched. */
const isFullyVisible = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) return false
    const middle = (left + right) / 2
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => {
      const found = document.elementFromPoint(middle, y)
      return found !== null && element.contains(found)
    })
  })

test('in a thread of 产科问答, the keyboard covers neither the field nor the button, and the layout does not shift', async ({
  page,
  as,
  backend,
}) => {
  const records = recordsOf(backend, 'Q701')
  for (let at = 0; at < 12; at += 1)
    records.push({
      content: `回答 ${at}\n${'内容'.repeat(40)}`,
      recordType: 'ANSWER',
      createdAt: Date.now() - 60_000 + at,
      pictures: [],
    })
  await page.setViewportSize({ width: 375, height: 667 })
  await as('rich')
  await page.goto(Q701)
  await expect(bubbles(page)).toHaveCount(15)
  expect(await isFullyVisible(followUpField(page))).toBe(true)
  await followUpField(page).focus()
  await page.setViewportSize({ width: 375, height: 367 })
  await expect.poll(() => isFullyVisible(followUpField(page))).toBe(true)
  const heightOf = () => followUpField(page).evaluate((field) => field.getBoundingClientRect().height)
  const one = await heightOf()
  await followUpField(page).fill('一\n二\n三')
  const three = await heightOf()
  await followUpField(page).fill(Array.from({ length: 30 }, (_, line) => `第 ${line} 行`).join('\n'))
  const most = await heightOf()
  expect(three).toBeGreaterThan(one + 30)
  expect(most).toBeGreaterThan(three)
  expect(most).toBeLessThan(367 / 2)
  await expect.poll(() => isFullyVisible(followUpField(page))).toBe(true)
  expect(await isFullyVisible(followUpButton(page))).toBe(true)

  // If a record arrives while the person reads earlier records, the page does not scroll.
  await page.setViewportSize({ width: 375, height: 667 })
  await page.evaluate(() => window.scrollTo(0, 300))
  await page.mouse.wheel(0, 1)
  const place = () => page.evaluate(() => window.scrollY)
  const before = await place()
  records.push({ content: '最新的回答', recordType: 'ANSWER', createdAt: Date.now(), pictures: [] })
  await returnToPage(page)
  const button = page.getByRole('button', { name: '有新的回复' })
  await expect(button).toBeVisible()
  expect(Math.abs((await place()) - before)).toBeLessThan(4)
  await button.click()
  await expect.poll(() => isFullyVisible(page.getByText('最新的回答'))).toBe(true)
  await expect(button).toHaveCount(0)

  // If a record arrives while the person is at the end, the page scrolls to the record.
  records.push({ content: '还有一句', recordType: 'ANSWER', createdAt: Date.now() + 1, pictures: [] })
  await returnToPage(page)
  await expect.poll(() => isFullyVisible(page.getByText('还有一句'))).toBe(true)
  await quiet(page)
  await expect(button).toHaveCount(0)
})

for (const [name, tap] of tapBursts) {
  test(`[QA-004] ${name} on the button of a follow-up question create one record`, async ({ page, as, backend }) => {
    await as('rich')
    await page.goto(Q701)
    await followUpField(page).fill('可以吃糖吗？')
    await tap(followUpButton(page), page)
    await expect(bubbles(page)).toHaveCount(4)
    await quiet(page)
    expect(countCalls(backend, 'doctor-qa.add')).toBe(1)
  })

  test(`[QA-004] ${name} on 提交问题 create one question`, async ({ page, as, backend }) => {
    await as('new')
    await page.goto('/question-form/create/D1')
    await page.getByLabel('问题').fill('可以吃糖吗？')
    await tap(page.getByRole('button', { name: '提交问题' }), page)
    await expect(page).toHaveURL(/\/obs-department-detail\/question\//)
    await quiet(page)
    expect(countCalls(backend, 'doctor-qa.create')).toBe(1)
  })
}

test('[QA-004] after lost replies to a question and its follow-up question, each is stored only once', async ({
  page,
  as,
  backend,
}) => {
  await as('new')
  backend.setKnobs('fault:doctor-qa.create=lost@1;fault:doctor-qa.add=lost@1')
  await page.goto('/question-form/create/D1')
  await page.getByLabel('问题').fill('可以吃糖吗？')
  await page.getByRole('button', { name: '提交问题' }).click()
  await expect(page).toHaveURL(/\/obs-department-detail\/question\//)
  await followUpField(page).fill('还有一个问题')
  await followUpButton(page).click()
  await expect(bubbles(page)).toHaveCount(2)
  await expect(followUpField(page)).toHaveValue('')
  const mine = backend.db.questions.filter(({ content }) => content === '可以吃糖吗？')
  expect(mine.map(({ records }) => records.length)).toEqual([1])
})

test('[VAL-031] after a failed upload, the question is kept, and the next attempt sends it', async ({
  page,
  context,
  as,
  backend,
}) => {
  await installWechat(context, {
    profile: 'android',
    answers: { chooseImage: [{ result: { localIds: ['local-1'] } }] },
  })
  await as('rich')
  backend.setKnobs('fault:media.save=500@1')
  await page.goto(Q701)
  await followUpField(page).fill('检查单在这里')
  await page.getByRole('button', { name: '图片', exact: true }).click()
  await page.getByRole('button', { name: /^添加图片，还可添加/ }).click()
  await page.getByRole('button', { name: /上传图片未成功，重试$/ }).click()
  await expect(page.getByRole('button', { name: '图片，已选 1 张' })).toBeVisible()
  await expect(page.getByRole('button', { name: '查看第 1 张图片' }).last()).toBeVisible()
  await followUpButton(page).click()
  await expect(bubbles(page)).toHaveCount(4)
  expect(recordsOf(backend, 'Q701').at(-1)?.pictures).toHaveLength(1)
})

test('[QA-004] if the session expires, the typed text of a follow-up question is kept', async ({
  page,
  as,
  backend,
}) => {
  await as('rich')
  await page.goto(Q701)
  await followUpField(page).fill('写到一半的话')
  backend.setKnobs('fault:doctor-qa.add=401@1')
  await followUpButton(page).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('手机号').fill('13800000007')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码', { exact: true }).fill('123456')
  await expect(page).toHaveURL(Q701)
  await expect(followUpField(page)).toHaveValue('写到一半的话')
  await followUpButton(page).click()
  await expect(bubbles(page)).toHaveCount(4)
})
