import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { createBackend } from '../backend.ts'
import { parseLife, stageAt } from './stages.ts'

const NOW = Date.parse('2026-11-24T10:00:00+08:00')

/** A backend whose clock the test sets. All requests are sent for one person. */
function world(persona: string) {
  let now = NOW
  const backend = createBackend({ now: () => now })
  const token = backend.tokenFor(persona)
  const ask = async (knobs: string, path: string, body: unknown = {}) => {
    backend.setKnobs(knobs)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const address = `http://localhost/mallsales/api/user/${path}`
    const response = await getResponse(
      backend.handlers,
      new Request(address, { method: 'POST', headers, body: JSON.stringify(body) }),
    )
    return (await response?.json()) as { id: string; orderStatus: string; steps: { code: string }[] }[]
  }
  const orders = (knobs: string) => ask(knobs, 'mall-orders/get-user-orders?page=0&size=50')
  const progress = (knobs: string) => ask(knobs, 'mall-samples/my-progress', { page: 0, size: 20 })
  return { backend, orders, progress, pass: (ms: number) => void (now += ms) }
}

test.each([
  ['shipped', { from: 'shipped', to: 'shipped', each: 8000 }],
  ['testing-reported@10', { from: 'testing', to: 'reported', each: 10_000 }],
  ['paid-bound', { from: 'paid', to: 'bound', each: 8000 }],
  ['play', { from: 'paid', to: 'reported', each: 8000 }],
  ['reported-paid', null],
  ['flying', null],
  ['', null],
  ['paid-reported@0', null],
])('the knob life:%s is parsed into stages and pace, or is ignored', (text, wanted) =>
  expect(parseLife(text)).toEqual(wanted),
)

test('the knob life:bound-reported@10 changes the stage every ten seconds and ends with the last stage', () => {
  const life = { from: 'bound', to: 'reported', each: 10_000 } as const
  const at = (seconds: number) => stageAt(life, NOW, NOW + seconds * 1000)
  expect([0, 9.9, 10, 20, 30, 3000].map(at)).toEqual(['bound', 'bound', 'testing', 'reported', 'reported', 'reported'])
})

test.each([
  ['paid', 'PAID', []],
  ['shipped', 'SHIPPED', []],
  ['received', 'RECEIVED', []],
  ['bound', 'RECEIVED', ['BOUND']],
  ['testing', 'COMPLETED', ['BOUND', 'RETURNED', 'RECEIVED', 'TESTING']],
  ['reported', 'COMPLETED', ['BOUND', 'RETURNED', 'RECEIVED', 'TESTING', 'REPORTED']],
])(
  'the knob life:%s for a person without orders creates an order in the state %s with its steps',
  async (stage, status, steps) => {
    const { backend, orders, progress } = world('new')
    expect((await orders(`life:${stage}`)).map(({ orderStatus }) => orderStatus)).toEqual([status])
    expect((await progress(`life:${stage}`)).flatMap((sample) => sample.steps.map(({ code }) => code))).toEqual(steps)
    expect(backend.violations).toEqual([])
  },
)

test('the knob life can move the stage forward and back, and keeps the person’s order and tube', async () => {
  const { backend, orders, progress } = world('member')
  const [before] = await orders('')
  for (const stage of ['shipped', 'reported', 'received', 'testing'])
    // oxlint-disable-next-line eslint/no-await-in-loop -- one stage after the other
    await orders(`life:${stage}`)
  const after = await orders('life:testing')
  expect(after.map(({ id }) => id)).toEqual([before?.id])
  expect((await progress('life:testing')).map((sample) => sample.steps.at(-1)?.code)).toEqual(['TESTING'])
  expect(backend.db.samples.filter(({ userId }) => userId === 'U104')).toHaveLength(1)
  expect(backend.violations).toEqual([])
})

test('going back with the knob life does not pay the order a second time', async () => {
  const { backend, orders } = world('new')
  await orders('life:paid')
  await orders('life:reported')
  await orders('life:paid')
  expect(backend.db.payOrders.filter(({ userId, status }) => userId === 'U101' && status === 'Completed')).toHaveLength(
    1,
  )
})

test('the knob life keeps a tube that the person has bound', async () => {
  const { backend, orders } = world('new')
  const [order] = await orders('life:received')
  const tube = backend.db.samples.find(({ id }) => id === 'LB2026000003')
  const patient = { id: 'P9001', userId: 'U101', name: '王秀兰', gender: 'FEMALE', birthday: '1968-05-20' } as const
  backend.db.patients.push({ ...patient, mobile: '', identityCardType: 'OTHER', identityCard: '' })
  Object.assign(tube ?? {}, {
    userId: 'U101',
    patientId: 'P9001',
    orderId: order?.id,
    steps: [{ code: 'BOUND', time: NOW }],
  })
  await orders('life:received')
  expect(tube?.userId).toBe('U101')
  await orders('life:reported')
  expect(tube?.steps.at(-1)?.code).toBe('REPORTED')
})

test('with the knob life:testing-reported@10, the report becomes available after ten seconds without a call', async () => {
  const { progress, pass } = world('waiting')
  const last = async () => (await progress('life:testing-reported@10')).map(({ steps }) => steps.at(-1)?.code)
  expect(await last()).toEqual(['TESTING'])
  pass(10_000)
  expect(await last()).toEqual(['REPORTED'])
})

test('the knob given:balance-due creates one order with a paid deposit', async () => {
  const { backend, orders } = world('new')
  await orders('given:balance-due')
  expect((await orders('given:balance-due')).map(({ orderStatus }) => orderStatus)).toEqual(['WAITING_FOR_PAYMENT'])
  expect(backend.db.orders.filter(({ userId }) => userId === 'U101')).toMatchObject([
    { depositPaid: true, deposit: 100_000 },
  ])
  expect(backend.violations).toEqual([])
})

test('the knob given:unlocking creates a paid category that is still locked', async () => {
  const { backend, orders } = world('reported')
  await orders('given:unlocking')
  const unlocks = backend.db.orders.filter(({ userId, unlock }) => userId === 'U105' && unlock)
  expect(unlocks).toMatchObject([{ status: 'PAID', unlock: { sampleId: 'LB2026100501' } }])
  expect(backend.violations).toEqual([])
})

test.each([
  ['new', 'unlocking'],
  ['rich', 'asked-to-pay'],
])(
  'for the persona %s, the impossible situation changes nothing, and no call fails: %s',
  async (persona, situation) => {
    const { backend, orders } = world(persona)
    const before = structuredClone(backend.db.payOrders)
    expect(Array.isArray(await orders(`given:${situation}`))).toBe(true)
    expect(backend.db.payOrders).toEqual(before)
    expect(backend.db.given).toEqual([])
  },
)
