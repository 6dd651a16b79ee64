import type { Locator, Page } from '@playwright/test'
import { oneOfEach } from '#tests/matrix.ts'
import { expect, test } from '../../fixtures.ts'

/** A phone's keyboard is 300 px high. On Android, the page is 300 px shorter while a field has the focus. */
const OPEN = { width: 375, height: 667 }
const TYPING = { width: 375, height: 367 }

/** Whether the whole field is visible: inside the viewport, and not covered. */
const isWholeFieldVisible = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    if (top < 0 || bottom > window.innerHeight) return false
    const middle = (left + right) / 2
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) => document.elementFromPoint(middle, y) === element)
  })

const textFields = (page: Page): Locator =>
  page.locator('main').locator('input[type=text], input[type=tel], textarea').filter({ visible: true })

const forms = [
  { name: 'patient', as: 'member', at: '/add-patient/0', fields: 3 },
  { name: 'health record', as: 'new', at: '/health-form', fields: 1 },
  { name: 'sample number', as: 'member', at: '/bind-sampleid-input-view', fields: 1 },
  { name: 'address', as: 'member', at: '/order-create-receiving-address-form', fields: 4 },
  { name: 'question', as: 'new', at: '/question-form/create/D1', fields: 2 },
  { name: 'login', as: null, at: '/login', fields: 2 },
  { name: 'order', as: 'member', at: '/order-info/G001?specification=G001-S1', fields: 1 },
] as const

for (const form of oneOfEach(forms, () => 'form'))
  test(`the on-screen keyboard covers no field of the form: ${form.name}`, async ({ page, as }) => {
    if (form.as) await as(form.as)
    await page.setViewportSize(OPEN)
    await page.goto(form.at)
    const fields = textFields(page)
    await expect(fields).toHaveCount(form.fields)
    for (const field of await fields.all()) {
      await field.focus()
      await page.setViewportSize(TYPING)
      await expect.poll(() => isWholeFieldVisible(field)).toBe(true)
      await page.setViewportSize(OPEN)
    }
    // The focus moves from field to field while the keyboard stays open.
    await page.setViewportSize(TYPING)
    for (const field of [...(await fields.all())].reverse()) {
      await field.focus()
      await expect.poll(() => isWholeFieldVisible(field)).toBe(true)
    }
  })
