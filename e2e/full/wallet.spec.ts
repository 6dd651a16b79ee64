import { expect, test } from '../fixtures.ts'
import { follow } from '../follow.ts'

test('the whole balance is withdrawn to a new card, and the withdrawal appears in the history', async ({
  page,
  as,
  backend,
}) => {
  await as('member')
  await page.goto('/wallet-withdraw-deposit')
  await follow(page.getByRole('link', { name: '添加银行卡' }))
  await page.getByLabel('持卡人姓名').fill('李建国')
  await page.getByLabel('身份证号').fill('440304196203150019')
  await page.getByLabel('银行卡号').fill('4539 5787 6362 1486')
  await page.getByLabel('预留手机号').fill('13800000002')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/\/wallet-withdraw-deposit$/)
  await page.getByRole('button', { name: '全部提现' }).click()
  await page.getByRole('button', { name: '提现', exact: true }).click()
  await expect(page.getByText('提现¥137.90到银行卡 尾号1486，确定吗？')).toBeVisible()
  await page.getByRole('button', { name: '确定提现' }).dblclick()
  await expect(page).toHaveURL(/\/account-detail\/withdrawal\/W\d+$/)
  await expect(page.getByText('处理中')).toBeVisible()
  expect(backend.db.withdrawals.filter(({ tail }) => tail === '1486')).toMatchObject([{ amount: 13_790 }])
  await page.goto('/my-wallet')
  await expect(page.getByText('¥0.00')).toBeVisible()
  await page.getByRole('link', { name: '提现记录' }).click()
  await expect(page).toHaveURL(/\?tab=withdrawal$/)
  await page.getByRole('link', { name: /^提现 尾号1486/ }).click()
  await expect(page.getByText('尾号1486')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/my-wallet\?tab=withdrawal$/)
})

test('if two devices withdraw the same balance, the first succeeds, and the second sees the new balance', async ({
  page,
  as,
  backend,
}) => {
  await as('salesman')
  await page.goto('/wallet-withdraw-deposit')
  await page.getByRole('button', { name: '全部提现' }).click()
  const rows = backend.db.withdrawals
  const [first] = rows
  if (!first) throw new Error('no withdrawal')
  rows.push({ ...first, id: 'W9', amount: 451_152, createdAt: Date.now(), refused: false })
  await page.getByRole('button', { name: '提现', exact: true }).click()
  await page.getByRole('button', { name: '确定提现' }).click()
  await expect(page.getByText('可提现余额不足，现在可以提现¥0.00')).toBeVisible()
  await expect(page.getByText('现在没有可以提现的钱')).toBeVisible()
  expect(rows).toHaveLength(4)
})

test('no card number, identity number or phone number is stored on the device', async ({ page, as }) => {
  await as('member')
  await page.goto('/my-bank-account-add/bank/0')
  await page.getByLabel('持卡人姓名').fill('李建国')
  await page.getByLabel('身份证号').fill('440304196203150019')
  await page.getByLabel('银行卡号').fill('4539578763621486')
  await page.getByLabel('预留手机号').fill('13800000002')
  await page.goto('/my-bank-account')
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept.length).toBeGreaterThan(10)
  expect(kept).not.toMatch(/440304196203150019|4539578763621486|李建国/)
})
