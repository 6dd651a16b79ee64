import { writeFileSync } from 'node:fs'
import { expect, type Person, test } from './webkit-fixtures.ts'
import { Key } from '../webdriver.ts'
import { countPixels } from '../pixels.ts'

/** The most frequent flows of people with an iPhone, in the engine of the iPhone. */

async function signIn(person: Person, mobile: string): Promise<void> {
  await person.arrives(/^\/login\?target=/)
  await person.fill('手机号', mobile)
  await person.tap('获取验证码')
  await expect.poll(() => person.product.backend.db.smsCodes.length).toBeGreaterThan(0)
  // The last digit submits the form.
  await person.fill('验证码', '123456')
}

/** Presses Tab until the element has the focus. Tab skips a button while it is disabled. */
async function tabTo(person: Person, name: string): Promise<void> {
  const focused = () =>
    person.driver.evaluate(() => {
      const { labels, textContent } = document.activeElement as HTMLInputElement
      return (labels?.[0]?.textContent ?? textContent ?? '').trim()
    })
  const reached = async () => {
    await person.driver.press(Key.tab)
    return focused()
  }
  await expect.poll(reached, { intervals: [50] }).toBe(name)
}

test('in WebKit, a visitor opens a shared link, orders, pays, binds a sample and opens the sample report (示例报告)', async ({
  person,
}) => {
  await person.open('/commodity-detail/G001?sharingCode=SHARE108')
  await person.tap('立即购买')
  await person.tap('^双人装', '[role="dialog"] label, [role="dialog"] button')
  await person.tap('^确定', '[role="dialog"] button')
  await signIn(person, '13800000001')
  await person.arrives(/^\/commodity-detail\/G001/)
  await person.tap('^确定', '[role="dialog"] button')
  await person.arrives(/^\/order-create-receiving-address-form\?target=/)
  await person.fill('收货人', '王秀兰')
  await person.fill('手机号', '13800000001')
  await person.tap('^所在地区')
  await person.tap('确定', '.adm-picker-popup a, .adm-picker-popup button')
  await person.sees('北京市')
  await person.fill('详细地址', '东四十条22号院3单元501')
  await person.tap('保存')
  await person.arrives(/^\/order-info\/G001\?/)
  await person.sees('东四十条22号院3单元501')
  await person.tap('提交订单')
  await person.arrives(/^\/order-pay-detail\?/)
  await person.tap('^确认支付 ¥')
  await person.arrives(/^\/order-detail\/O\d+$/)
  await person.sees('待发货')
  await person.tap('绑定样本')
  await person.fill('样本编号', 'lb2026000001')
  await person.tap('下一步')
  await person.arrives(/^\/bind-first-step\//)
  await person.tap('^新增受检人')
  await person.fill('姓名', '王秀兰')
  await person.fill('证件号码', '440304196811020023')
  await person.sees('1968')
  await person.tap('保存')
  await person.arrives(/^\/bind-first-step\//)
  await person.tap('下一步')
  await person.arrives(/^\/bind-second-step\//)
  await person.tap('^', 'main input[type="checkbox"]')
  await person.tap('下一步')
  await person.tap('确认绑定')
  await person.arrives(/^\/my-binding$/)
  await person.sees('已绑定')
  await person.goto('/my-main')
  await person.tap('报告', 'nav a')
  await person.arrives(/^\/parent-page\/DEMO-DEFAULT-ADULT\//)
  await person.tap('^常见疾病', 'a')
  await person.tap('^2型糖尿病', 'a')
  await person.sees('要做的一件事')
})

test('in WebKit, a pasted address is split into its fields and saved', async ({ person }) => {
  await person.open('/order-create-receiving-address-form', 'new')
  await person.fill('粘贴地址，自动填写', '孙丽华 139 1234 5678 广东省深圳市南山区科技园路1号')
  await person.tap('识别并填写')
  await person.sees('南山区')
  await person.tap('保存')
  await expect.poll(() => person.product.backend.db.addresses.map(({ mobile }) => mobile)).toContain('13912345678')
  // Waits until the screen has gone back by itself. Otherwise this step would disturb the next visit.
  await person.arrives(/^\/(?!order-create)/)
})

test('Back from a disease of the report opens the list of diseases at the same scroll position', async ({ person }) => {
  await person.open('/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT/common-disease-list/COMMON_DISEASES')
  const row = () =>
    person.driver
      .evaluate(() => {
        const { top } = document.querySelector('a[href$="/COMMON_DISEASES/D008"]')?.getBoundingClientRect() ?? {}
        const last = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1
        // If the row was rendered after the page had scrolled past it, the search starts again at the top.
        if (top === undefined && last) window.scrollTo(0, 0)
        else if (top === undefined || top > 500) window.scrollBy(0, 200)
        return top ?? Number.MAX_VALUE
      })
      .catch(() => Number.MAX_VALUE)
  await expect.poll(row, { intervals: [100] }).toBeLessThan(500)
  // Waits until idle: the app stores the scroll position a frame later.
  const moved = async () => Math.abs((await row()) - (await row()))
  await expect.poll(moved, { intervals: [200] }).toBe(0)
  const tapped = async () => {
    const link = await person.driver.query('a[href$="/COMMON_DISEASES/D008"]')
    return link ? person.driver.click(link).catch(String) : 'no link'
  }
  await expect.poll(tapped, { intervals: [100] }).toBeNull()
  await person.arrives(/\/disease-detail\/COMMON_DISEASES\/D008$/)
  await person.driver.back()
  await person.arrives(/\/common-disease-list\/COMMON_DISEASES$/)
  const inSight = () =>
    person.driver.evaluate(() => {
      const row = document.querySelector('a[href$="/COMMON_DISEASES/D008"]')?.getBoundingClientRect()
      return row !== undefined && row.top >= 0 && row.bottom <= window.innerHeight
    })
  await expect.poll(() => inSight().catch(String)).toBe(true)
})

test('[REP-059] in WebKit, a PDF is shown, in the app and on its own page', async ({ person }) => {
  for (const at of ['/pdf-view', '/pdf/viewer.html']) {
    await person.open(`${at}?file=%2Fdemo.pdf`)
    const drawn = () =>
      person.driver.evaluate(() => document.querySelector('[data-page="1"][data-drawn]')?.textContent ?? 'not drawn')
    await expect.poll(() => drawn().catch(String)).toContain('基因检测报告（示例）')
  }
})

test('[VIS-001] in WebKit, the line chart of the statistics is drawn', async ({ person }) => {
  // Thirty days have a line without dots, so every pixel of its colour belongs to the line.
  await person.open('/customer-visitors/GOODS?view=stats&period=30', 'salesman')
  await person.sees('每天')
  const drawn = async () => {
    const line = await person.driver.evaluate(() => {
      const line = document.querySelector('[role="img"][aria-label^="每"] svg path[stroke="var(--concern)"]')
      line?.scrollIntoView({ block: 'center' })
      return line !== null
    })
    return line ? countPixels(await person.driver.screenshot(), 0x8f5300) : 0
  }
  await expect.poll(() => drawn().catch(String), { intervals: [300] }).toBeGreaterThan(200)
})

test('in WebKit, pictures from the phone can be added to a health record', async ({ person }, info) => {
  const picture = info.outputPath('picture.png')
  writeFileSync(
    picture,
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  )
  await person.open('/health-form?type=CASE', 'new')
  await person.sees('档案图片')
  await person.setInputFiles('input[type="file"]', picture)
  await person.sees('未上传')
})

test('in WebKit, a person can log in with the keyboard alone', async ({ person }) => {
  await person.open('/login')
  await person.sees('获取验证码')
  await tabTo(person, '手机号')
  await person.driver.press(...'13800000002'.split(''))
  await tabTo(person, '获取验证码')
  await person.driver.press(Key.enter)
  await expect.poll(() => person.product.backend.db.smsCodes.length).toBeGreaterThan(0)
  await tabTo(person, '验证码')
  await person.driver.press(...'123456'.split(''))
  await person.arrives(/^\/(Home|my-main)/)
})
