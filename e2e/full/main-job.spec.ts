import { doMainJob } from '../main-job.ts'
import { test } from '../fixtures.ts'

// npm test tests the same flow in WeChat, at 320 px and on the started app.
test('at 390 px, a visitor can buy, pay, bind and read the report', async ({ page }) => {
  await doMainJob(page, { mobile: '13800000001', sampleId: 'LB2026000001' })
})
