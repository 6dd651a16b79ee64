import { doMainJob } from '../main-job.ts'
import { test } from '../kit.ts'

// npm test tries the same in WeChat, at 320 px and on the started app.
test('a visitor buys, pays, binds and reads the report at 390 px', async ({ page }) => {
  await doMainJob(page, { mobile: '13800000001', sampleId: 'LB2026000001' })
})
