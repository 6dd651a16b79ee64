import { oneOfEach } from '#tests/matrix.ts'
import { doMainJob } from '../main-job.ts'
import { test } from '../fixtures.ts'
import { installWechat } from '../wechat-simulator.ts'

// iOS and Android differ in the signature and the payment, which wechat.spec and pay.spec test on both.
for (const profile of oneOfEach(['ios', 'android'] as const, () => 'wechat'))
  test(`a visitor in WeChat on ${profile} at 320 px can order, pay and bind if replies have only the specified fields`, async ({
    context,
    page,
    backend,
  }) => {
    backend.setKnobs('backend:bare')
    await page.setViewportSize({ width: 320, height: 640 })
    await installWechat(context, { profile, account: 'stranger' })
    await doMainJob(page, { mobile: '13800000001', sampleId: 'LB2026000003' })
  })
