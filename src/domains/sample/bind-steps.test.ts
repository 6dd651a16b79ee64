import { expect, test } from 'vitest'
import { bindSteps } from './bind-steps.ts'

const tube = { sampleId: 'S1', packageName: '成人版/A' }
const name = encodeURIComponent(tube.packageName)

test('[BIND-003] [BIND-004] the steps of a plain sample have the tube and the patient in their addresses', () => {
  const steps = bindSteps(tube)
  expect([steps.first, steps.second('P1'), steps.third('P1')]).toEqual([
    `/bind-first-step/S1/${name}`,
    `/bind-second-step/S1/${name}/P1`,
    `/bind-third-step/S1/${name}/P1`,
  ])
})

test('[BIND-007] the steps of a tooth sample have the order in their addresses', () => {
  const steps = bindSteps({ ...tube, mallOrderId: 'O1' })
  expect([steps.first, steps.second('P1'), steps.third('P1')]).toEqual([
    `/bind-tooth-source-first/O1/S1/${name}`,
    `/bind-tooth-source-second/O1/S1/${name}/P1`,
    `/bind-tooth-source-third/O1/S1/${name}/P1`,
  ])
})
