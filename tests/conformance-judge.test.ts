import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { allEndpoints } from '#tests/contracts.ts'
import {
  requireBlock,
  valueAt,
  withValueAt,
  type Schema,
  type Position,
  positionsIn,
  completeReply,
} from '#tests/reply-positions.ts'
import { ask } from '../tools/conformance/ask.ts'
import { judge } from '../tools/conformance/judge.ts'

/** These tests judge replies without a server. */

const reads = allEndpoints.filter(({ row }) => !row.changes)

/** The path of a position as the command prints it. */
const printedPath = (path: Position['path']): string =>
  path
    .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
    .join('')
    .replace(/^\./, '')

/** A value of a form that the position does not accept; null if the position accepts every value. */
function wrongValueFor(schema: Schema): unknown {
  const block = requireBlock(schema)
  if (block.kind === 'open') return 'SOMETHING_NEW'
  if (block.kind === 'nothing' || ('plain' in block && block.plain === 'anything')) return null
  if (block.kind === 'custom')
    return [{ unexpected: 1 }, true, 'no such text', 0.5].find((form) => !block.accepts(form)) ?? null
  return block.kind === 'identity' || block.kind === 'tolerant' ? { unexpected: 1 } : true
}

describe('an invalid value at any position of a reply is reported with its path', () => {
  const answer = { status: 200, html: false, total: 1 }
  test.each(reads)('in the reply of $id', async ({ row, model }) => {
    const schema = ((await model()) as Record<string, Schema>)[row.reply] as Schema
    const sample = completeReply(schema)
    const found: string[] = []
    for (const position of positionsIn(schema)) {
      const wrong = wrongValueFor(position.schema)
      const isThere = valueAt(sample, position.path) !== undefined
      if (wrong === null || position.path.length === 0 || position.path.at(-1) === 0 || !isThere) continue
      const value = withValueAt(sample, position.path, wrong)
      const { verdict, details } = judge(row, schema, { ...answer, data: row.list ? [value] : value })
      const path = (row.list ? '[].' : '') + printedPath(position.path)
      const [detail] = details.filter((one) => one.path === path)
      if (verdict === 'kept' || !detail || detail.came === 'nothing' || detail.expected === '') found.push(path)
    }
    expect(found).toEqual([])
  })
})

const rowOf = (id: string) => {
  const found = reads.find((read) => read.id === id)
  if (!found) throw new Error(`no ${id}`)
  return found
}

async function judgeData(id: string, data: unknown) {
  const { row, model } = rowOf(id)
  return judge(row, ((await model()) as Record<string, Schema>)[row.reply] as Schema, {
    status: 200,
    html: false,
    total: 1,
    data,
  })
}

describe('the details about an entry that cannot be parsed', () => {
  const leftOut = 'the entry or part is left out'

  test('name both fields if the entry needs at least one of the two', async () => {
    const { verdict, details } = await judgeData('help.list', [{ id: 'H1', title: null, content: null }])
    expect(verdict).toBe('broken')
    expect(details).toEqual([
      { path: '[].title', expected: 'a text (title or content must be there)', came: 'null', fallback: leftOut },
      { path: '[].content', expected: 'a text (title or content must be there)', came: 'null', fallback: leftOut },
    ])
    expect(await judgeData('help.list', [{ id: 'H1', title: null, content: 'x' }])).toMatchObject({ verdict: 'kept' })
  })

  test.each(reads)('are given for every reply of $id that cannot be parsed', async ({ id, row, model }) => {
    const schema = ((await model()) as Record<string, Schema>)[row.reply] as Schema
    const sample = completeReply(schema)
    const silent: string[] = []
    for (const position of positionsIn(schema)) {
      if (position.path.length === 0 || position.path.at(-1) === 0 || valueAt(sample, position.path) === undefined)
        continue
      const value = withValueAt(sample, position.path, null)
      // oxlint-disable-next-line eslint/no-await-in-loop -- one position after the other
      const { verdict, details } = await judgeData(id, row.list ? [value] : value)
      if (verdict === 'broken' && details.length === 0) silent.push(printedPath(position.path))
    }
    expect(silent).toEqual([])
  })
})

test.each([
  ['ZHANGSAN', 'a text of 8 characters'],
  ['张三', 'a text of 2 characters'],
  ['13800000001', 'a text of 11 characters, all digits'],
  ['SOLD_OUT_SOON', 'SOLD_OUT_SOON'],
])('an unknown word %s in a reply is printed as %s', async (text, came) => {
  const { details } = await judgeData('pay-order.get', { id: 'P1', status: text })
  expect(details.find(({ path }) => path === 'status')?.came).toBe(came)
})

test.each([
  ['<p>因铁 &lt;ULN</p>', 'a plain text, without tags and character references'],
  ['铁蛋白&nbsp;高', 'a plain text, without tags and character references'],
  ['铁蛋白 <ULN 且 >15', undefined],
])('a plain-text field with the value %s has the expected form in the report: %s', async (text, expected) => {
  const { details } = await judgeData('wallet.withdrawals', [{ id: 'W1', remark: text }])
  expect(details.find(({ path }) => path === '[].remark')?.expected).toBe(expected)
})

test('a validity, stock or day that cannot be parsed is reported in words', async () => {
  const goods = await judgeData('points.goodsDetails', { id: 'P1', name: '保温杯', stock: '充足' })
  expect(goods.details).toEqual([
    {
      path: 'stock',
      expected: 'a whole number (pieces, places or times)',
      came: 'a text of 2 characters',
      fallback: 'unreadable: shown as 未知 or 没有读出来, enables no action',
    },
  ])
  const coupon = await judgeData('coupon.mine', [{ id: 'C1', startTime: '2026-11-01 00:00:00.0', endTime: '永久' }])
  expect(coupon.details).toEqual([
    {
      path: '[].endTime',
      expected: 'the start or end of a validity (ISO, or epoch in ms)',
      came: 'a text of 2 characters',
      fallback: 'unreadable: shown as 时间未知, enables no action',
    },
  ])
  const person = await judgeData('patient.all', [{ id: 'P1', birthday: '去年' }])
  expect(person.details).toEqual([
    { path: '[].birthday', expected: 'a day (YYYY-MM-DD)', came: 'a text of 2 characters', fallback: 'an empty text' },
  ])
})

test('a value that looks like a constant is not printed if the contract has no constant for its field', async () => {
  const { details } = await judgeData('order.one', { id: 'O1', goods: 'ZHANG_SAN' })
  expect(JSON.stringify(details)).toContain('a text of 9 characters')
})

describe('the report on a list in a form that the contract does not define', () => {
  const [good, bad] = [{ id: 'M1', title: '甲' }, { unknown: 1 }]
  test.each<[what: string, data: unknown, verdict: string, words: string]>([
    ['null', null, 'tolerated', 'null or an empty body; read as a list (no entry came)'],
    ['an array in a wrapper', { code: 0, data: [good] }, 'tolerated', 'an object; read as a list (1 entry)'],
    ['a failure', { code: 500, data: [] }, 'broken', 'an object; the screen says that it cannot be read'],
    ['a number', 7, 'broken', 'a bare value; the screen says that it cannot be read'],
  ])('names the form and what the app does with it: %s', async (_, data, verdict, words) => {
    const told = await judgeData('message.list', data)
    const detail = told.details.find(({ path }) => path === 'the reply')
    expect([told.verdict, `${detail?.came}; ${detail?.fallback}`]).toEqual([verdict, words])
  })

  test.each([
    [[good, bad, null], '2 of 3 entries cannot be read: the screen says that 2 entries could not be read'],
    [[bad], '1 of 1 entry cannot be read: the screen says that the list cannot be read, and offers a retry'],
  ])('counts the entries that cannot be parsed: %j', async (data, note) =>
    expect((await judgeData('message.list', data)).note).toBe(note),
  )
})

/** The verdict on the text of a reply, read as it comes over the network. */
async function judgeBody(body: string, headers: Record<string, string> = {}, id = 'message.list') {
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'x-total-count': '1', ...headers } }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { row, model } = rowOf(id)
  const server = { api: 'http://a.example', pc: '', store: '', token: 'T' }
  const answer = await ask(row, { query: { page: 0, size: 20 } }, server)
  return judge(row, ((await model()) as Record<string, Schema>)[row.reply] as Schema, answer)
}

test.each(['1795104000000000123', '99.00', '1e3'])(
  'an id sent as the number %s is reported with its path',
  async (spelling) => {
    const told = await judgeBody(`[{"id":${spelling},"title":"甲"}]`)
    expect([told.verdict, told.details[0]?.path, told.details[0]?.came]).toEqual([
      'tolerated',
      '[].id',
      'a number that a double does not hold as it is spelled: above 2^53, with more digits, 99.00 or 1e3',
    ])
  },
)

test.each([
  ['/auth/logout', true],
  ['http://a.example/auth/logout', true],
  ['//auth/logout', false],
  ['https://other.example/auth/logout', false],
  ['/mallsales/api/user/mall-orders/delete?id=1', true],
  ['/pictures/a.png,/auth/logout', true],
  ['/messages/api/public/public-resource/get?resourcePath=a.png', false],
  ['/pictures/a.png', false],
])('a picture at the address %s is reported as the address of a call: %s', async (address, isTold) => {
  const goods = { goodsId: 'G1', name: '检测', mainPicture: address, detail: '/auth/logout' }
  const { verdict, details } = await judgeBody(JSON.stringify([goods]), {}, 'mall.search')
  const told = {
    path: '[].mainPicture',
    expected: 'the address of a picture',
    came: 'the address of a call of the contract, such as /auth/logout',
    fallback: 'it is not requested; no picture is shown',
  }
  expect([verdict, details]).toEqual(isTold ? ['tolerated', [told]] : ['kept', []])
})

test('pictures in a list, in an entry and in a rich text are reported with their paths', async () => {
  const goodsData = { pictures: ['/pictures/a.png', '/auth/logout'] }
  const detail = '<p>检测</p><img alt="" src="/pictures/a.png"><img class="wide" src="/auth/logout">'
  const { details } = await judgeBody(
    JSON.stringify([{ goodsId: 'G1', name: '检测', goodsData, detail }]),
    {},
    'mall.search',
  )
  expect(details.map(({ path }) => path)).toEqual(['[].goodsData.pictures[]', '[].detail'])
})

test.each([{ age: '86400' }, { 'x-cache': 'HIT TCP_MEM_HIT' }])('a cached reply (%j) is reported', async (headers) => {
  const body = '[{"id":"M1","title":"甲"}]'
  expect((await judgeBody(body)).verdict).toBe('kept')
  const { verdict, details } = await judgeBody(body, headers)
  expect([verdict, ...details.map(({ path, fallback }) => `${path}: ${fallback}`)]).toEqual([
    'tolerated',
    'Date: it does not set the clock for sales and countdowns',
  ])
})
