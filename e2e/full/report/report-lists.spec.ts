import { expect, quiet, test } from '../../fixtures.ts'
import { follow } from '../../follow.ts'

const DEMO = '/parent-page/DEMO-DEFAULT-ADULT/PKG-ADULT'
const CHILD = '/parent-page/R100602/PKG-CHILD'

test('from the overview, a person opens the carriers, then one gene and what it means for four children', async ({
  page,
}) => {
  await page.goto(DEMO)
  await page.getByRole('link', { name: '遗传疾病携带者检测' }).click()
  await expect(page.getByText('已解读 23 项，2 项检出携带的变异')).toBeVisible()
  await page.getByRole('link', { name: /^检出变异的项目/ }).click()
  await expect(page).toHaveURL(new RegExp(`${DEMO}/high-risk-carrier-list/GENETIC_DISEASES$`))
  await page.getByText('其余 21 项未检出').click()
  await expect(page.getByRole('link', { name: /^苯丙酮尿症/ })).toBeVisible()
  await page.getByRole('link', { name: /^遗传性耳聋/ }).click()
  await expect(page.getByRole('heading', { name: '携带 1 个变异' })).toBeVisible()
  await page.getByText('也是携带者').click()
  await expect(page.getByRole('list', { name: '4 个孩子' }).getByText('可能受影响')).toHaveCount(1)
  await follow(page.getByRole('link', { name: '查看“遗传性耳聋”的完整说明' }))
  await page.getByText('给专业人士').click()
  await page.getByRole('button', { name: '查看另外 3 个未检出的基因' }).click()
  await page.getByRole('link', { name: 'SLC26A4' }).click()
  await expect(page.getByRole('heading', { name: '未检出', exact: true })).toBeVisible()
  await quiet(page)
  await expect(page.getByText('对下一代意味着什么')).toHaveCount(0)
})

test('drugs are found by pinyin initials, and searching for a drug that is not listed shows a caution', async ({
  page,
}) => {
  await page.goto(`${DEMO}/other-category-list/PHARMACOGENOMICS/药物基因组`)
  const field = page.getByRole('searchbox', { name: '搜索项目' })
  await field.fill('lbgl')
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^氯吡格雷/ })).toBeVisible()
  await field.fill('没有的药')
  await expect(page.getByText('请用药盒上的通用名再试；没认出不代表安全，请咨询医生或药师')).toBeVisible()
  await page.getByRole('button', { name: '清空输入' }).click()
  await page.getByRole('button', { name: /^建议更换/ }).click()
  await expect(page.getByRole('button', { name: /^建议更换/ })).toHaveAttribute('aria-pressed', 'true')
  expect(new URL(page.url()).search).toBe('')
})

test('a result of the search in the whole report opens an item, and Back returns to the search term', async ({
  page,
}) => {
  await page.goto(`${DEMO}/all-category-list`)
  await page.getByRole('searchbox', { name: '搜索整份报告' }).fill('dzhpx')
  await page.getByRole('link', { name: /^β地中海贫血/ }).click()
  await expect(page).toHaveURL(new RegExp(`${DEMO}/disease-detail/GENETIC_DISEASES/G002$`))
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: '搜索整份报告' })).toHaveValue('dzhpx')
  await expect(page.getByRole('link', { name: /^β地中海贫血/ })).toBeVisible()
})

test('after returning to a long list, the opened item is shown at the same position', async ({ page, backend }) => {
  backend.setKnobs('items:600')
  await page.goto(`${DEMO}/common-disease-list/COMMON_DISEASES`)
  const row = page.locator('a[href$="/COMMON_DISEASES/D008"]')
  const top = async () => (await row.boundingBox())?.y ?? Number.NaN
  // Scrolls as a finger does: rows that were passed are laid out and keep their height. After a jump, they would have
  // estimated heights, and the first layout on the way back would shift everything below.
  const scroll = async () => {
    await page.evaluate(() => window.scrollBy(0, 300))
    return top()
  }
  // Further up than necessary, because the click would otherwise scroll the row into view.
  await expect.poll(scroll, { intervals: [50] }).toBeLessThan(500)
  const before = await top()
  await row.click()
  await expect(page.getByRole('heading', { name: '冠心病', level: 1 })).toBeVisible()
  await page.goBack()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(5)
})

test('a group of common diseases links to its diseases, and the summary shows the number of findings', async ({
  page,
}) => {
  await page.goto(`${DEMO}/common-disease-list/COMMON_DISEASES`)
  await page.getByRole('link', { name: /^心血管系统/ }).click()
  await expect(page.getByRole('heading', { name: '心血管系统', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: /^心房颤动/ }).click()
  await expect(page.getByRole('heading', { name: '心房颤动', level: 1 })).toBeVisible()
  await page.goto(`${DEMO}/common-disease-summarize/false`)
  await expect(page.getByText(/^中高风险 \d+ 项 \/ 看过 37 项$/)).toBeVisible()
})

test('the appendix loads one page after another while scrolling', async ({ page, backend }) => {
  const pages = () => backend.seen.filter(({ id }) => id === 'report.appendixRare').length
  await page.goto(`${DEMO}/rare-diseases-appendix/PKG-ADULT`)
  await expect(page.getByText('视网膜色素变性 1 型', { exact: true })).toBeVisible()
  const third = page.getByText('视网膜色素变性 60 型', { exact: true })
  const scroll = async () => {
    await page.mouse.wheel(0, 1500)
    return third.count()
  }
  await expect.poll(scroll, { intervals: [100] }).toBe(1)
  await expect(third).toBeVisible()
  expect(pages()).toBeGreaterThanOrEqual(3)
  await page.getByRole('searchbox', { name: '搜索疾病' }).fill('fgjws')
  await expect(page.getByText('腓骨肌萎缩症 1 型', { exact: true })).toBeVisible()
})

test('a child’s report has a letter with the child’s name and a summary, and no inheritance diagram', async ({
  page,
  as,
}) => {
  await as('parent')
  await page.goto(CHILD)
  await page.getByRole('link', { name: '给父母的一封信' }).click()
  await expect(page.getByRole('heading', { name: '亲爱的乐乐的爸爸妈妈：' })).toBeVisible()
  expect(decodeURIComponent(page.url())).not.toContain('乐乐')
  await page.getByRole('link', { name: '看孩子的检测小结' }).click()
  await expect(page.getByRole('heading', { name: '孩子的检测小结' })).toBeVisible()
  await page.goto(`${CHILD}/carrier-detail/GENETIC_DISEASES/CG001/GJB2`)
  await expect(page.getByRole('heading', { name: '携带 1 个变异' })).toBeVisible()
  await quiet(page)
  await expect(page.getByText('对下一代意味着什么')).toHaveCount(0)
})

test('我的报告 opens from 我的, its tab 已签约 is empty, and a child’s report opens from /report/children', async ({
  page,
  as,
}) => {
  await as('parent')
  await page.goto('/my-main')
  await page.getByRole('link', { name: '我的报告' }).click()
  await expect(page.getByRole('link', { name: '全部 2' })).toBeVisible()
  await page.getByRole('link', { name: '已签约 0' }).click()
  await expect(page.getByText('没有已签约的报告')).toBeVisible()
  await page.goto('/report/children')
  await page.getByRole('link', { name: /^吴乐乐/ }).click()
  await expect(page).toHaveURL(new RegExp(`${CHILD}$`))
})
