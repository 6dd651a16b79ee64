import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#/shared/api/call.ts'
import { ApiError } from '#/shared/api/errors.ts'
import { sendMutation } from '#/shared/api/mutation.ts'
import { sampleApi } from '#/domains/sample/api.ts'
import { bindContract } from './mutations.ts'

vi.mock('#/shared/api/call.ts', () => ({ call: vi.fn<() => Promise<unknown>>() }))

const lost = new ApiError('network', '无法连接到服务器，请稍后重试', null, true)
const refused = new ApiError('bad-request', '授权码不正确或已过期', 400, false)

/** The replies to the binding and to the list of contracts read afterwards. */
function answers(bind: ApiError | null, mine: string[] | ApiError) {
  vi.mocked(call).mockImplementation(async (endpoint) => {
    if (endpoint === sampleApi.cpsBind && bind) throw bind
    if (mine instanceof ApiError) throw mine
    return { items: mine.map((contractNo) => ({ contractNo: [contractNo] })), total: null } as never
  })
}

const bind = (authorizationCode: string) =>
  sendMutation(bindContract, { body: { contractNo: 'C1', authorizationCode } })
const KEY = { idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string, identity: 0 }
const asked = () => vi.mocked(call).mock.calls.map(([endpoint]) => endpoint.id)

beforeEach(() => void vi.mocked(call).mockReset())

test('[BIND-009] a contract is bound with its number, the code and an idempotency key', async () => {
  answers(null, [])
  await bind('123456')
  expect(vi.mocked(call).mock.calls).toEqual([
    [sampleApi.cpsBind, { body: { contractNo: 'C1', authorizationCode: '123456' } }, KEY],
  ])
})

test('[BIND-009] binding a contract rethrows a 400 error unchanged and sends no recovery request', async () => {
  answers(refused, ['C1'])
  await expect(bind('1')).rejects.toBe(refused)
  expect(asked()).toEqual(['sample.cpsBind'])
})

test('[BIND-009] after a lost reply, the binding counts as successful if the contract is in the list', async () => {
  answers(lost, ['C0', 'C1'])
  await bind('1')
  expect(asked()).toEqual(['sample.cpsBind', 'contract.byExample'])
})

test.each([[['C0']], [lost]])(
  '[BIND-009] after a lost reply, the binding fails with the same error if the list of contracts is %j',
  async (mine) => {
    answers(lost, mine)
    await expect(bind('1')).rejects.toBe(lost)
  },
)
