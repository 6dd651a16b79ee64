import type { Page } from '@playwright/test'
import { expect, quiet, test } from '../fixtures.ts'
import { countCalls, tapBursts } from '../taps.ts'

/** Health questions, the insured person and consulting, with fast taps and lost replies. */

interface Case {
  as: string
  at: string
  fill: (page: Page) => Promise<unknown>
  button: string
  once: string
}

async function answerQuestions(page: Page): Promise<void> {
  await expect(page.getByRole('radiogroup')).toHaveCount(4)
  for (const question of await page.getByRole('radiogroup').all())
    await question.getByRole('radio', { name: '否' }).check({ force: true })
}

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('姓名').fill('郑一一')
  await page.getByLabel('证件号码').fill('440304196811020023')
}

async function fillRequest(page: Page): Promise<void> {
  await page.getByLabel('咨询内容').fill('怎么储存？')
  await page.getByLabel('手机号').fill('13800000002')
}

const cases: Record<string, Case> = {
  'answers about health': {
    as: 'member',
    at: '/commodity-insurance?id=G003',
    fill: answerQuestions,
    button: '下一步',
    once: 'insurance-application.save',
  },
  'the insured person': {
    as: 'rich',
    at: '/insured-info/IM701',
    fill: fillPerson,
    button: '保存',
    once: 'insurance-application.update',
  },
  'a consulting request': {
    as: 'member',
    at: '/commodity-consult-info',
    fill: fillRequest,
    button: '提交咨询',
    once: 'help.feedback',
  },
}

/** Opens an address in a window of its own, from another page. */
async function openWindow(page: Page, address: string): Promise<Page> {
  await page.goto('/my-main')
  const [own] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((at) => void window.open(at, '_blank', 'noopener'), address),
  ])
  return own
}

for (const [name, { as: who, at, fill, button, once }] of Object.entries(cases)) {
  for (const [way, taps] of tapBursts)
    test(`${name}: ${way} send only one request`, async ({ page, as, backend }) => {
      await as(who)
      const own = await openWindow(page, at)
      await fill(own)
      await taps(own.getByRole('button', { name: button, exact: true }), own)
      await expect.poll(() => countCalls(backend, once)).toBe(1)
      await quiet(own)
      expect(countCalls(backend, once)).toBe(1)
    })

  test(`${name}: after a lost reply, only one record exists, and the values are kept`, async ({
    page,
    as,
    backend,
  }) => {
    await as(who)
    const own = await openWindow(page, at)
    await fill(own)
    const before = [backend.db.insureMaterials.length, backend.db.feedback.length]
    backend.setKnobs(`fault:${once}=lost@1`)
    const send = own.getByRole('button', { name: button, exact: true })
    await send.click()
    await expect.poll(() => countCalls(backend, once)).toBe(1)
    await quiet(own)
    // No read returns answers or requests, so a second press sends the same idempotency key.
    if (once !== 'insurance-application.update') await send.click()
    await expect(own).toHaveURL(/insured-info|consult-success/)
    const [materials = 0, requests = 0] = before
    expect([backend.db.insureMaterials.length - materials, backend.db.feedback.length - requests]).toEqual(
      { 'insurance-application.save': [1, 0], 'insurance-application.update': [0, 0], 'help.feedback': [0, 1] }[once],
    )
  })
}
