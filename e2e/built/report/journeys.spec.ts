import type { Backend } from '#/mocks/backend.ts'
import { expect, test } from '../../fixtures.ts'
import { follow } from '../../follow.ts'
import { Reader } from '../../reader.ts'

/**
 * Five people open a report and know what to do after at most two taps. The first person also buys and binds. This
 * journey is in e2e/full/report/buyer.spec.ts, because the main job and WebKit's readers take the same steps.
 */

const WOMAN = '/parent-page/R100501/PKG-ADULT'
const CHILD = '/parent-page/R100602/PKG-CHILD'
const SHARED = '/share-report/shared/RS501'
const FIRST_ITEMS = '先看这 5 项'
const NOW = '现在要做的一件事'

function setBirthday(backend: Backend, recordId: string, birthday: string): void {
  const sample = backend.db.samples.find((one) => one.recordId === recordId)
  for (const patient of backend.db.patients) if (patient.id === sample?.patientId) patient.birthday = birthday
}

test('the parent of a six-year-old reads what to do for the child, and whom to ask before giving a medicine', async ({
  page,
  as,
  backend,
}) => {
  setBirthday(backend, 'R100602', '2020-05-01')
  await as('parent')
  const reader = new Reader(page)
  await reader.open(CHILD)
  await reader.tapLink(FIRST_ITEMS)
  await reader.expectAdvice(
    '现在要为孩子做的一件事',
    '开这种药以前，把这一页给医生看；正在用的话，照常用，尽快问医生',
    '现在',
    1,
  )
  await reader.open(CHILD)
  await reader.tapLink(/^9 种药要告诉医生/)
  await reader.tapLink(/^氯吡格雷/)
  await reader.expectText(/能不能用、用多少，由儿科医生/, 2)
  await expect(page.locator('main')).not.toContainText(/常规使用|怀孕/, { useInnerText: true })
})

test('a person aged 45 who takes clopidogrel and warfarin reads what to do, and the danger signs of each', async ({
  page,
  as,
  backend,
}) => {
  setBirthday(backend, 'R100501', '1981-05-01')
  await as('reported')
  await page.goto(`${WOMAN}/other-category-list/PHARMACOGENOMICS/X`)
  for (const name of ['氯吡格雷', '华法林'])
    await page
      .getByRole('button', { name: `在用：${name}` })
      .first()
      .click()
  await expect(page.getByText(/请让医生或药师把全部的药看一遍/)).toBeVisible()
  const reader = new Reader(page)
  await reader.open(WOMAN)
  await reader.tapLink(/种药要告诉医生/)
  await reader.tapLink(/^氯吡格雷/)
  await reader.expectAdvice(NOW, '尽快把这一页给医生看，在这以前不要自己停药或改量', '现在', 2)
  await reader.open(WOMAN)
  await reader.tapLink(/种药要告诉医生/)
  await reader.tapLink(/^华法林/)
  await reader.expectAdvice(NOW, '照常用，下次看病时把这一页给医生看', '下次看病时', 2)
  await expect(page.getByText('量偏大时会牙龈出血、流鼻血、皮肤瘀青。大便发黑、剧烈头痛')).toBeVisible()
  await expect(page.getByRole('heading', { name: '马上打 120 或去急诊' })).toBeVisible()
})

test('a carrier aged 31 who plans a child reads that the partner should be tested, and gets a text to send', async ({
  page,
  as,
  backend,
}) => {
  setBirthday(backend, 'R100501', '1995-05-01')
  await as('reported')
  const reader = new Reader(page)
  await reader.open(WOMAN)
  await reader.tapLink(/^2 处携带 · 遗传疾病/)
  await reader.tapLink(/^遗传性耳聋/)
  await reader.expectAdvice(NOW, '打算要孩子时，和伴侣一起问医生要不要查同一个基因', '下次看病时', 2)
  await page.getByText('打算要孩子', { exact: true }).click()
  const thing = page.getByRole('region', { name: NOW, exact: true })
  await expect(thing).toContainText('怀孕以前，请伴侣查同一个基因')
  await expect(page.getByText('发给伴侣的话')).toBeVisible()
  await expect(page.getByText(/要孩子以前，请你也查一下同一个基因/)).toBeVisible()
  // The list of variants has the same answer selected.
  await page.goto(`${WOMAN}/high-risk-carrier-list/GENETIC_DISEASES`)
  await expect(page.getByRole('radio', { name: '打算要孩子' })).toBeChecked()
})

test('a brother with the shared report first reads what it means for him, and then about its owner', async ({
  page,
  backend,
}) => {
  for (const share of backend.db.reportShares) share.categories = ['GENETIC_DISEASES']
  const reader = new Reader(page)
  await reader.open(SHARED)
  await expect(page.getByRole('heading', { name: '对您意味着什么' })).toBeVisible()
  await reader.tap(page.getByText('同父同母的兄弟姐妹', { exact: true }))
  await reader.expectText('您也可能有同一个变化；机会多大，要看它怎么遗传。', 1)
  await reader.expectText(/请医生或遗传咨询师讲一讲，您要不要查/, 1)
  await expect(page.locator('main')).not.toContainText(/周雪梅|用药|停药/, { useInnerText: true })
  await follow(page.getByRole('link', { name: /^遗传疾病/ }))
  await page.getByRole('link', { name: /^遗传性耳聋/ }).click()
  await expect(page.getByText('您也可能带着同一份变异。', { exact: true })).toBeVisible()
  await expect(page.getByText(/可以查同一个基因，也可以先问医生或遗传咨询师/)).toBeVisible()
})
