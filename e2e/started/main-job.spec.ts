import { expect, test } from '@playwright/test'
import { watch } from '../fixtures.ts'
import { doMainJob } from '../main-job.ts'

test('the main job on the app that npm start serves, over real HTTP', async ({ page, request }) => {
  await request.get('/__mock/reset')
  const complaints = watch(page)
  await doMainJob(page, { mobile: '13800000001', sampleId: 'LB2026000005' })
  const { breaches } = (await (await request.get('/__mock/seen')).json()) as { breaches: string[] }
  expect(breaches).toEqual([])
  expect(complaints).toEqual([])
})
