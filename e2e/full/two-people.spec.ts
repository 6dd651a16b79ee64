import { expect, quiet, test } from '../fixtures.ts'

/** Several people use one phone, and no data of the first person is left. */

test('a page in the back/forward cache shows no data of a person who has signed out meanwhile', async ({
  page,
  as,
}) => {
  await as('reported')
  await page.goto('/my-setting')
  await expect(page.getByText('周雪梅')).toBeVisible()
  // Simulates storing and restoring a page in the back/forward cache.
  const seen = await page.evaluate(() => {
    const fire = (name: string) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
    fire('pagehide')
    const hidden = getComputedStyle(document.body).visibility
    fire('pageshow')
    const same = getComputedStyle(document.body).visibility
    fire('pagehide')
    localStorage.setItem('app:session', JSON.stringify({ token: null }))
    fire('pageshow')
    return [hidden, same, getComputedStyle(document.body).visibility]
  })
  expect(seen).toEqual(['hidden', 'visible', 'hidden'])
})

test('signing out in another tab removes all of the person’s data in this tab', async ({ page, as, context }) => {
  await as('reported')
  await page.goto('/my-setting')
  await expect(page.getByText('周雪梅')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/my-setting')
  await other.getByRole('button', { name: '退出登录' }).click()
  await other.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
  await expect(other).toHaveURL(/\/login$/)
  await quiet(page)
  await expect(page.getByText('周雪梅')).toHaveCount(0)
})
