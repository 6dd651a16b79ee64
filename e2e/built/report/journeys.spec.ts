import type { Backend } from '#/mocks/backend.ts'
import { expect, test } from '../../kit.ts'
import { follow } from '../../follow.ts'
import { Reader } from '../../reader.ts'

/** Five people, from the report to knowing what to do in at most two taps. */

const WOMAN = '/parent-page/R100501/PKG-ADULT'
const CHILD = '/parent-page/R100602/PKG-CHILD'
const SHARED = '/share-report/shared/RS501'
const FIRST_ITEMS = '先看这 5 项'
const NOW = '现在要做的一件事'

/** Changes the person of a report in the seed. */
function born(backend: Backend, recordId: string, birthday: string): void {
  const sample = backend.db.samples.find((one) => one.recordId === recordId)
  for (const patient of backend.db.patients) if (patient.id === sample?.patientId) patient.birthday = birthday
}

test('somebody of 58 buys a test, binds the tube and reads the report', async ({ page, as, knobs, backend }) => {
  await as('waiting')
  await page.goto('/commodity-detail/G001')
  await page.getByRole('button', { name: '立即购买' }).click()
  const sheet = page.getByRole('dialog', { name: '选择规格' })
  await expect(sheet.getByText('已选：单人装')).toBeVisible()
  await sheet.getByRole('button', { name: /^确定/ }).click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.getByRole('radio', { name: '模拟支付' }).check()
  await page.getByRole('button', { name: /^确认支付 ¥/ }).click()
  await expect(page).toHaveURL(/\/order-detail\/O\d+$/)
  await expect(page.getByRole('heading', { name: '待发货' })).toBeVisible()

  knobs('life:received')
  await page.reload()
  await page.getByRole('button', { name: '绑定样本' }).click()
  await page.getByLabel('样本编号').fill('LB2026000003')
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('radio', { name: /孙丽华/ }).check()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('button', { name: '确认绑定' }).click()
  await expect(page).toHaveURL(/\/my-binding$/)
  expect(backend.db.samples.find(({ id }) => id === 'LB2026000003')).toMatchObject({ patientId: 'P401' })

  knobs('life:reported')
  const reader = new Reader(page)
  await reader.opens('/parent-page/R000003/PKG-ADULT')
  await reader.tapsLink(FIRST_ITEMS)
  await reader.knowsWhatToDo(NOW, '每年查一次空腹血糖和糖化血红蛋白。', '体检时', 1)
  await reader.seesWhose('孙丽华 · 我的报告')
})

test('a parent of a child of six reads what to do for the child, and whom to ask before a medicine', async ({
  page,
  as,
  backend,
}) => {
  born(backend, 'R100602', '2020-05-01')
  await as('parent')
  const reader = new Reader(page)
  await reader.opens(CHILD)
  await reader.tapsLink(FIRST_ITEMS)
  await reader.knowsWhatToDo('现在要为孩子做的一件事', '每天户外活动两小时以上。', '现在', 1)
  await reader.opens(CHILD)
  await reader.tapsLink(/^9 种药要告诉医生/)
  await reader.tapsLink(/^氯吡格雷/)
  await reader.reads(/能不能用、用多少，由儿科医生/, 2)
  await expect(page.locator('main')).not.toContainText(/常规使用|怀孕/, { useInnerText: true })
})

test('somebody of 45 on clopidogrel and warfarin reads what to do with each, and its danger signs', async ({
  page,
  as,
  backend,
}) => {
  born(backend, 'R100501', '1981-05-01')
  await as('reported')
  await page.goto(`${WOMAN}/other-category-list/PHARMACOGENOMICS/X`)
  for (const name of ['氯吡格雷', '华法林'])
    await page
      .getByRole('button', { name: `在用：${name}` })
      .first()
      .click()
  await expect(page.getByText(/请让医生或药师把全部的药看一遍/)).toBeVisible()
  const reader = new Reader(page)
  await reader.opens(WOMAN)
  await reader.tapsLink(/种药要告诉医生/)
  await reader.tapsLink(/^氯吡格雷/)
  await reader.knowsWhatToDo(NOW, '尽快把这一页给医生看，在这以前不要自己停药或改量', '现在', 2)
  await reader.opens(WOMAN)
  await reader.tapsLink(/种药要告诉医生/)
  await reader.tapsLink(/^华法林/)
  await reader.knowsWhatToDo(NOW, '照常用，下次看病时把这一页给医生看', '下次看病时', 2)
  await expect(page.getByText('量偏大时会牙龈出血、流鼻血、皮肤瘀青。大便发黑、剧烈头痛')).toBeVisible()
  await expect(page.getByRole('heading', { name: '马上打 120 或去急诊' })).toBeVisible()
})

test('a carrier of 31 who plans a child is told to have the partner tested, with words to send', async ({
  page,
  as,
  backend,
}) => {
  born(backend, 'R100501', '1995-05-01')
  await as('reported')
  const reader = new Reader(page)
  await reader.opens(WOMAN)
  await reader.tapsLink(/^2 处携带 · 遗传疾病/)
  await reader.tapsLink(/^遗传性耳聋/)
  await reader.knowsWhatToDo(NOW, '打算要孩子时，和伴侣一起问医生要不要查同一个基因', '下次看病时', 2)
  await page.getByText('打算要孩子', { exact: true }).click()
  const thing = page.getByRole('region', { name: NOW, exact: true })
  await expect(thing).toContainText('怀孕以前，请伴侣查同一个基因')
  await expect(page.getByText('发给伴侣的话')).toBeVisible()
  await expect(page.getByText(/要孩子以前，请你也查一下同一个基因/)).toBeVisible()
  // The list of variants knows the answer.
  await page.goto(`${WOMAN}/high-risk-carrier-list/GENETIC_DISEASES`)
  await expect(page.getByRole('radio', { name: '打算要孩子' })).toBeChecked()
})

test('a brother with the shared report reads what it means for him, before anything about its owner', async ({
  page,
  backend,
}) => {
  for (const share of backend.db.reportShares) share.categories = ['GENETIC_DISEASES']
  const reader = new Reader(page)
  await reader.opens(SHARED)
  await expect(page.getByRole('heading', { name: '对您意味着什么' })).toBeVisible()
  await reader.taps(page.getByText('同父同母的兄弟姐妹', { exact: true }))
  await reader.reads('您也可能有同一个变化；机会多大，要看它怎么遗传。', 1)
  await reader.reads(/请医生或遗传咨询师讲一讲，您要不要查/, 1)
  await expect(page.locator('main')).not.toContainText(/周雪梅|用药|停药/, { useInnerText: true })
  await follow(page.getByRole('link', { name: /^遗传疾病/ }))
  await page.getByRole('link', { name: /^遗传性耳聋/ }).click()
  await expect(page.getByText('您也可能带着同一份变异。', { exact: true })).toBeVisible()
  await expect(page.getByText(/可以查同一个基因，也可以先问医生或遗传咨询师/)).toBeVisible()
})
