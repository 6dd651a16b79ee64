import { expect, quiet, test } from '../fixtures.ts'
import { Reader } from '../reader.ts'
import { tapBursts } from '../taps.ts'
import { follow } from '../follow.ts'

/**
 * Readers open a report, and every text that they read must be true of them. The five journeys in
 * e2e/built/report/journeys.spec.ts count the taps to the recommended action. These tests count the taps only for
 * readers without a journey.
 */

const WOMAN = '/parent-page/R100501/PKG-ADULT'
const FATHER = '/parent-page/R100601/PKG-ADULT'
const CHILD = '/parent-page/R100602/PKG-CHILD'
const SHARED = '/share-report/shared/RS501'
const JOB = `${WOMAN}?jobId=JOB-1&agentId=AGENT-1&labCode=LAB-A`

const CARRIED_NOTE = '2 处携带 · 遗传疾病对本人和家人的意义，看每一项的说明'
const RARE_NOTE = '看过 6 项罕见疾病，没有检出携带的变异'
const MEDICINES_NOTE = '9 种药要告诉医生其中 3 种建议更换'

test('a woman aged 58 reads findings, the tour, the findings that the tour left out, and unread results', async ({
  page,
  as,
}) => {
  await as('reported')
  const reader = new Reader(page)
  await reader.open(WOMAN)
  await reader.expectLines([
    '16 种疾病要留意其中 5 种是高风险',
    MEDICINES_NOTE,
    '7 个习惯可以调整其中 1 个重点关注',
    CARRIED_NOTE,
    RARE_NOTE,
  ])
  await expect(page.getByText('未检出不代表没有风险。还有 13 项没有解锁。')).toBeVisible()
  await expect(page.getByRole('heading', { name: '还没看的' })).toBeVisible()
  await expect(page.getByText('新 10 项', { exact: true })).toBeVisible()
  for (const group of ['看懂报告', '带给别人看', '更多'])
    await expect(page.getByRole('heading', { name: group, exact: true })).toBeVisible()
  await reader.expectOwnerLine('周雪梅 · 我的报告')
  await reader.tapLink('先看这 5 项')
  await reader.followTour(['氯吡格雷', '别嘌醇', '伏立康唑', '2型糖尿病', '痛风与高尿酸'])
  await reader.expectUnread(['14 种疾病要留意', '6 种药要告诉医生', '7 个习惯可以调整', '2 处携带 · 遗传疾病'])
  await expect(page.getByRole('button', { name: '接着看 8 项新结果' })).toBeVisible()
  await page.getByRole('button', { name: '回到报告概览' }).click()
  await expect(page.getByText('新 8 项', { exact: true })).toBeVisible()
})

test('a parent reads texts about the child that never address the parent as the tested person', async ({
  page,
  as,
}) => {
  await as('parent')
  const reader = new Reader(page)
  await reader.open(CHILD)
  await reader.expectLines([
    '6 种疾病要留意其中 1 种是高风险',
    MEDICINES_NOTE,
    '4 个习惯可以调整',
    CARRIED_NOTE,
    RARE_NOTE,
  ])
  await reader.expectOwnerLine('吴乐乐 · 孩子的报告')
  await reader.tapLink('先看这 5 项')
  await reader.followTour(['氯吡格雷', '别嘌醇', '伏立康唑', '近视', '遗传性耳聋'])
  await reader.expectUnread(['5 种疾病要留意', '6 种药要告诉医生', '4 个习惯可以调整', '1 处携带 · 遗传疾病'])
  await follow(page.getByRole('link', { name: '1 处携带 · 遗传疾病' }))
  await page.getByRole('link', { name: /^遗传性耳聋/ }).click()
  const thing = page.getByRole('region', { name: '现在要为孩子做的一件事' })
  await expect(thing).toContainText('长大成家以前，和医生谈一谈')
  await expect(thing).not.toContainText('您')
})

test('a father aged 41 with a partly locked report sees only the number of locked items', async ({ page, as }) => {
  await as('parent')
  const reader = new Reader(page)
  await reader.open(FATHER)
  await reader.expectLines([
    '15 种疾病要留意其中 5 种是高风险',
    MEDICINES_NOTE,
    '7 个习惯可以调整其中 1 个重点关注',
    CARRIED_NOTE,
    RARE_NOTE,
  ])
  await expect(page.getByText('还有 13 项没有解锁。')).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/亨廷顿|阿尔茨海默/)
  await reader.expectOwnerLine('吴志强 · 我的报告')
  await reader.open(`${FATHER}/other-category-list/RARE_DISEASES/罕见疾病`)
  await expect(page.getByRole('link', { name: /未解锁/ })).toHaveCount(10)
  await reader.tapLink(/未解锁/)
  await expect(page).toHaveURL(/\/category-deblocking\?/)
  await quiet(page)
  await expect(page.getByText('要做的一件事')).toHaveCount(0)
})

test('a reader with a share link sees no data of the owner and no locked items, and the first action after one tap', async ({
  page,
}) => {
  const reader = new Reader(page)
  await reader.open(SHARED)
  await reader.expectLines(['16 种疾病要留意其中 5 种是高风险', '7 个习惯可以调整其中 1 个重点关注'])
  await reader.expectOwnerLine('对方分享的报告')
  await expect(page.locator('main')).not.toContainText(/解锁|周雪梅|还没看的/)
  await reader.tapLink('先看这 5 项')
  await reader.expectAdvice('对方要做的一件事', '每年查一次空腹血糖和糖化血红蛋白。', '体检时', 1)
  await reader.expectOwnerLine('对方分享的报告')
  await reader.followTour(['2型糖尿病', '痛风与高尿酸', '高血压', '骨质疏松', '年龄相关性黄斑变性'])
  await reader.expectUnread(['11 种疾病要留意', '7 个习惯可以调整'])
  await page.getByRole('button', { name: '回到报告概览' }).click()
  await follow(page.getByRole('link', { name: /^16 种疾病要留意/ }))
  await page.getByRole('switch', { name: '显示全部' }).click()
  await expect(page.getByRole('link', { name: /^2型糖尿病/ })).toBeVisible()
  await quiet(page)
  await expect(page.locator('main')).not.toContainText('解锁')
})

test('an invalid share link shows a text on what to ask the owner for', async ({ page }) => {
  await page.goto('/share-report/shared/RS50')
  await expect(page.getByText(/^未找到这份分享.*请对方在报告里重新“分享给家人”，把新链接发给您/)).toBeVisible()
})

test('a doctor with a laboratory job sees the first action or the doctor’s sheet after one tap, and no text uses 您', async ({
  page,
}) => {
  const reader = new Reader(page)
  await reader.open(JOB)
  await expect(page.locator('main')).not.toContainText(/没有解锁|还没看的/)
  await reader.tapLink('先看这 5 项')
  await reader.expectAdvice('要做的一件事', '开这种药以前，把这一页给医生看；正在用的话，照常用，尽快问医生', '现在', 1)
  await reader.expectOwnerLine('按检测任务查看的报告')
  await page.getByRole('link', { name: '下一项，别嘌醇' }).click()
  const thing = page.getByRole('region', { name: '要做的一件事', exact: true })
  await expect(thing).toContainText('开这种药以前，把这一页给医生看')
  await expect(thing).not.toContainText('您')
  await reader.open(JOB)
  await reader.tapLink(/^给医生看/)
  await expect(page.getByRole('heading', { name: '氯吡格雷' })).toBeVisible()
  await expect(page.getByRole('article')).not.toContainText('您')
  await page.getByRole('button', { name: '看每一项的详细结果' }).click()
  const rest = page.getByRole('article').last()
  await expect(rest).toContainText('受检者的遗传风险高于多数人')
  await expect(rest).not.toContainText('您')
  await reader.expectOwnerLine('按检测任务查看的报告')
})

test('the lottery for a first share is offered only after the link was copied', async ({ page, as, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await as('reported')
  await page.goto('/general-share-poster?sampleId=R100501&packageId=PKG-ADULT')
  await page.getByRole('checkbox', { name: /生活方式/ }).check()
  await page.getByRole('checkbox', { name: /我知道链接可能被转发/ }).check()
  await page.getByRole('button', { name: '生成分享链接' }).click()
  await expect(page.getByRole('heading', { name: '分享链接已生成' })).toBeVisible()
  await quiet(page)
  await expect(page.getByText('首次分享可抽奖')).toHaveCount(0)
  await page.getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByText('首次分享可抽奖')).toBeVisible()
})

for (const [name, often] of tapBursts)
  test(`the tour starts with its first item after ${name} on 先看这几项`, async ({ page, as }) => {
    await as('reported')
    await page.goto(WOMAN)
    await often(page.getByRole('link', { name: '先看这 5 项' }), page)
    await expect(page).toHaveURL(/\/M001/)
    await expect(page.getByText('1/5', { exact: true })).toBeVisible()
  })

test('after a reload or Back in the middle of the tour, the report is still shown', async ({ page, as }) => {
  await as('reported')
  await page.goto(WOMAN)
  const begin = page.getByRole('link', { name: '先看这 5 项' })
  await begin.click()
  await page.getByRole('link', { name: '下一项，别嘌醇' }).click()
  await expect(page.getByText('2/5', { exact: true })).toBeVisible()
  // All steps of the tour are one history entry.
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${WOMAN}$`))
  await begin.click()
  await page.getByRole('link', { name: '下一项，别嘌醇' }).click()
  await expect(page.getByText('2/5', { exact: true })).toBeVisible()
  // The tour is in memory only, so a reload ends the tour and keeps the item open.
  await page.reload()
  await expect(page.getByRole('heading', { name: '别嘌醇', level: 1 })).toBeVisible()
  await quiet(page)
  await expect(page.getByText('2/5', { exact: true })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${WOMAN}$`))
  await begin.click()
  await expect(page.getByText('1/5', { exact: true })).toBeVisible()
})

test('the report and one item fit 320 px in the dark theme, without colours and with letters of 20 and 28 px', async ({
  page,
  as,
}) => {
  await as('reported')
  const reader = new Reader(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const address of [WOMAN, `${WOMAN}/disease-detail/COMMON_DISEASES/D001`]) {
    await reader.open(address)
    await reader.expectNoOverflow()
    for (const size of [20, 28]) {
      await page.addStyleTag({ content: `html { font-size: ${size}px !important; filter: grayscale(1) }` })
      await quiet(page)
      await reader.expectNoOverflow()
    }
    // Levels are shown in words, not only in colours.
    await expect(page.getByText(/高风险/).first()).toBeVisible()
  }
})

test('a shared report leaves no data on the reader’s phone', async ({ page }) => {
  await page.goto(SHARED)
  await page.getByRole('link', { name: '先看这 5 项' }).click()
  await expect(page.getByText('1/5', { exact: true })).toBeVisible()
  await quiet(page)
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/RS501|D001|R100501/)
})
