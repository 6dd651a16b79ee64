import { doMainJob } from '../main-job.ts'
import { test } from '../kit.ts'
import { installWechat } from '../wechat-simulator.ts'

for (const width of [390, 320])
  test(`a visitor buys, pays, binds and reads at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 640 })
    await doMainJob(page, { mobile: '13800000001', sampleId: 'LB2026000001' })
  })

for (const profile of ['ios', 'android'] as const)
  test(`the same inside WeChat on ${profile}`, async ({ context, page }) => {
    await installWechat(context, { profile, account: 'stranger' })
    await doMainJob(page, { mobile: '13800000001', sampleId: 'LB2026000003' })
  })

test('the same with a backend that sends only the specified fields', async ({ page, backend }) => {
  backend.setKnobs('backend:bare')
  await doMainJob(page, { mobile: '13800000001', sampleId: 'LB2026000005' })
})
