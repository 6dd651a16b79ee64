import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#/shared/api/call.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { sendMutation } from '#/shared/api/mutation.ts'
import { sampleApi } from './api.ts'
import { bindSample } from './mutations.ts'

vi.mock('#/shared/api/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const lost = new ApiError('network', '无法连接到服务器，请稍后重试', null, true)
const S1 = { sampleId: 'S1', packageName: '成人基因检测' }
const refused = new ApiError('bad-request', '该样本已被绑定', 400, false)

/** The replies to the binding and to the list read afterwards. */
function answers(bind: ApiError | null, mine: string[] | ApiError) {
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (endpoint === sampleApi.bind && bind) throw bind
    if (mine instanceof ApiError) throw mine
    return { items: mine.map((sampleId) => ({ sampleId })), total: null } as never
  })
}

const bind = (tube: { sampleId: string; packageName: string; mallOrderId?: string }) =>
  sendMutation(bindSample, { ...tube, patientId: 'P1' })
const KEY = { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string, identity: 0 }
const asked = () => vi.mocked(call).mock.calls.map(([endpoint]) => endpoint.id)

beforeEach(() => void vi.mocked(call).mockReset())

test('[BIND-005] a sample is bound with the consent and an idempotency key', async () => {
  answers(null, [])
  await bind(S1)
  expect(vi.mocked(call).mock.calls).toEqual([
    [sampleApi.bind, { body: { sampleId: 'S1', patientId: 'P1', consent: true } }, KEY],
  ])
})

test('[BIND-005] a 400 error is rethrown unchanged, and no recovery request is sent', async () => {
  answers(refused, ['S1'])
  await expect(bind(S1)).rejects.toBe(refused)
  expect(asked()).toEqual(['sample.bind'])
})

test('[BIND-005] after a lost reply, the binding counts as successful if the sample is in the list', async () => {
  answers(lost, ['S0', 'S1'])
  await bind(S1)
  expect(asked()).toEqual(['sample.bind', 'sample.progress'])
})

test.each([[['S0']], [lost]])(
  '[BIND-005] after a lost reply, the binding fails if the sample is not in the list or the list cannot be loaded',
  async (mine) => {
    answers(lost, mine)
    await expect(bind(S1)).rejects.toBe(lost)
  },
)

test('[BIND-007] a tooth sample is sent together with its order', async () => {
  answers(null, [])
  await bind({ ...S1, mallOrderId: 'O1' })
  expect(vi.mocked(call).mock.calls).toEqual([
    [sampleApi.toothBind, { body: { mallOrderId: 'O1', sampleId: 'S1', patientId: 'P1', consent: true } }, KEY],
  ])
})
