import { execFile, execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getResponse } from 'msw'
import { afterAll, describe, expect, test } from 'vitest'
import { createBackend } from '#/mocks/backend.ts'
import { reply, toRequest } from '#/mocks/http.ts'
import { allEndpoints } from '#tests/contracts.ts'
import { plans } from '../tools/conformance/inputs.ts'
import { conformance, type Result } from '../tools/conformance/run.ts'
import { temporaryFolder } from './support/temporary.ts'

const root = join(import.meta.dirname, '..')
const servers: Server[] = []
afterAll(() => servers.forEach((server) => void server.close()))

async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

/** The mock backend over real HTTP. */
async function mockBackend(knobs = '') {
  const backend = createBackend({ knobs })
  const port = await listen(
    createServer((incoming, outgoing) => {
      void (async () => {
        const response = await getResponse(backend.handlers, await toRequest(incoming))
        await (response ? reply(response, outgoing) : outgoing.writeHead(404).end('{}'))
      })()
    }),
  )
  return { backend, api: `http://127.0.0.1:${port}`, token: backend.tokenFor('reported') ?? '' }
}

const reads = allEndpoints.filter(({ row }) => !row.changes)
const sources = new Set([
  'mall.groups',
  'user.me',
  ...Object.values(plans).flatMap((plan) => ('of' in plan ? [plan.of] : [])),
])
const callsOf = (results: readonly Result[], verdict: Result['verdict']) =>
  results.filter((result) => result.verdict === verdict).map(({ call }) => call)

describe('the conformance run against the mock backend over HTTP', () => {
  test('finds no violation, and names the missing input of each call that it does not judge', async () => {
    const { api, token, backend } = await mockBackend()
    const results = await conformance({ api, token })
    expect(results.map(({ call }) => call)).toEqual(reads.map(({ id }) => id))
    expect(callsOf(results, 'broken')).toEqual([])
    expect(callsOf(results, 'tolerated')).toEqual([])
    expect(callsOf(results, 'kept').length).toBeGreaterThan(125)
    const notes = results.filter(({ verdict }) => verdict === 'not judged').map(({ note }) => note)
    expect(notes.filter((note) => !/^needs .+--inputs$|^not for this person \(403\)$/.test(note))).toEqual([])
    expect(backend.violations).toEqual([])
  })

  test('sends only public reads without a token, and reports that the token is missing', async () => {
    const { api, backend } = await mockBackend()
    const results = await conformance({ api })
    const personal = new Set(reads.filter(({ row }) => row.auth === 'user').map(({ id }) => id))
    expect(backend.seen.length).toBeGreaterThan(40)
    expect(backend.seen.filter(({ id }) => personal.has(id))).toEqual([])
    expect(results.find(({ call }) => call === 'order.mine')?.note).toBe('needs a token: give it with --token')
    expect(callsOf(results, 'broken')).toEqual([])
  })

  test('sends a write only if the command names it', async () => {
    const { api, token, backend } = await mockBackend()
    const writes = new Set(allEndpoints.filter(({ row }) => row.changes).map(({ id }) => id))
    await conformance({ api, token })
    expect(backend.seen.filter(({ id }) => writes.has(id))).toEqual([])
    const inputs = { 'news.read': { path: { id: 'N1' } } }
    const [named] = allEndpoints.filter(({ id, row }) => row.changes && id.startsWith('message.'))
    const id = named?.id ?? ''
    await conformance({ api, token, only: ['mall.groups'], writes: [id], inputs: { [id]: inputs['news.read'] } })
    expect(backend.seen.filter((call) => writes.has(call.id)).map((call) => call.id)).toEqual([id])
  })

  test('sends the given inputs instead of the derived inputs', async () => {
    const { api, token } = await mockBackend()
    const inputs = { 'mall.sharedGoods': { path: { id: 'G001', sharingCode: 'SHARE108' } } }
    const [result] = await conformance({ api, token, only: ['mall.sharedGoods'], inputs })
    expect(result).toMatchObject({ verdict: 'kept' })
  })

  test.each(['html', 'unreadable', '500', '404', 'offline'])(
    'reports as broken every read that is answered with %s',
    async (kind) => {
      const faulty = reads.filter(({ id }) => !sources.has(id))
      const { api, token } = await mockBackend(faulty.map(({ id }) => `fault:${id}=${kind}`).join(';'))
      const results = await conformance({ api, token })
      const judged = results.filter(({ call, verdict }) => verdict !== 'not judged' && !sources.has(call))
      // If the specification only names a read, the server may answer 404.
      const named = new Set(kind === '404' ? reads.filter(({ row }) => row.mayBeMissing).map(({ id }) => id) : [])
      expect(judged.length).toBeGreaterThan(90)
      expect(judged.filter(({ call, verdict }) => verdict !== (named.has(call) ? 'tolerated' : 'broken'))).toEqual([])
    },
  )

  test.each([...sources].filter((id) => id !== 'mall.groups' && id !== 'user.me'))(
    'reports a failing read as broken, and does not judge the calls that need its values: %s',
    async (id) => {
      const { api, token } = await mockBackend(`fault:${id}=500`)
      const fed = Object.entries(plans).flatMap(([call, plan]) => ('of' in plan && plan.of === id ? [call] : []))
      const results = await conformance({ api, token, only: [id, ...fed] })
      const verdicts = Object.fromEntries(results.map(({ call, verdict }) => [call, verdict]))
      expect(verdicts[id] === 'broken' || verdicts[id] === 'not judged').toBe(true)
      expect(fed.length).toBeGreaterThan(0)
      expect(fed.filter((call) => verdicts[call] === 'kept')).toEqual([])
    },
  )

  test('tolerates unknown words and numbers sent as text, and does not print the values', async () => {
    const { api, token } = await mockBackend('backend:strange')
    const results = await conformance({ api, token })
    expect(callsOf(results, 'tolerated').length + callsOf(results, 'broken').length).toBeGreaterThan(60)
    const printed = JSON.stringify(results)
    expect(['周雪梅', '13800000005', token].filter((secret) => printed.includes(secret))).toEqual([])
  })
})

test.each([
  [{ api: 'http://127.0.0.1:65533' }, 'nothing listens there'],
  [{ writes: ['order.one'] }, 'no write has this name'],
  [{ writes: ['order.cancel'] }, 'must be given with --inputs'],
  [{ token: 'wrong' }, 'the token is refused (401)'],
])('the command-line arguments %j are refused with one sentence', async (given, sentence) => {
  const { api } = await mockBackend()
  await expect(conformance({ api, ...given })).rejects.toThrow(sentence)
})

describe('a redirect to another address', () => {
  /** A server that answers every path with a status and the address of a redirect. */
  const leading = async (to: (path: string) => [number, string]) =>
    `http://127.0.0.1:${await listen(
      createServer((request, response) => {
        const [status, location] = to(request.url ?? '/')
        response.writeHead(status, { location }).end('{}')
      }),
    )}`

  test('is followed for a GET, and for a POST only if the method stays POST', async () => {
    const { api, token, backend } = await mockBackend()
    const moved = await leading((path) => [path.includes('groups') ? 301 : 308, `${api}${path}`])
    expect(await conformance({ api: moved, only: ['mall.groups', 'mall.search'] })).toMatchObject([
      { verdict: 'kept' },
      { verdict: 'kept' },
    ])
    const found = await leading((path) => [302, `${api}${path}`])
    const [result] = await conformance({ api: found, only: ['mall.search'] })
    expect(result).toMatchObject({
      verdict: 'broken',
      note: expect.stringContaining(`status 302 leads to ${api}/`) as string,
    })
    const before = backend.seen.length
    await expect(conformance({ api: moved, token, only: ['mall.groups'] })).rejects.toThrow(
      'the token is refused (401)',
    )
    expect(backend.seen.slice(before).find(({ id }) => id === 'user.me')?.status).toBe(401)
  })

  test('is refused with one sentence if it never ends', async () => {
    const loop = await leading((path) => [302, path])
    await expect(conformance({ api: loop })).rejects.toThrow('the redirects never end')
    const growing = await leading((path) => [302, `${path}x`])
    await expect(conformance({ api: growing })).rejects.toThrow('the redirects never end')
  })

  test('is refused with one sentence if its server offers no call', async () => {
    const port = await listen(createServer((_request, response) => void response.writeHead(404).end('{}')))
    await expect(conformance({ api: `http://127.0.0.1:${port}` })).rejects.toThrow('answers 404 to every call')
  })
})

test.each([
  [{ 'mall.goods': { path: { ident: 'G001' } } }, 'mall.goods has no parameter path.ident; it has path.id'],
  [{ 'mall.goods': { id: 'G001' } }, 'mall.goods has no parameter id; it has path.id'],
  [{ 'mall.goods': { path: {} } }, 'mall.goods needs path.id'],
  [{ 'mall.goods': 'G001' }, 'mall.goods must be given an object'],
  [{ 'order.one': { query: { id: 'O1' } } }, 'order.one has no parameter query.id; it has body.id'],
  [{ 'mall.good': {} }, 'no call is named mall.good'],
])('the inputs %j of a conformance run are refused', async (inputs, sentence) => {
  const { api } = await mockBackend()
  await expect(
    conformance({ api, inputs: inputs as Parameters<typeof conformance>[0]['inputs'] & object }),
  ).rejects.toThrow(sentence)
})

/** Runs the command as a person runs it. */
const run = (...given: string[]): Promise<{ code: number; out: string; error: string }> =>
  new Promise((done) => {
    execFile(process.execPath, ['tools/conformance/conformance.mjs', ...given], { cwd: root }, (failure, out, error) =>
      done({ code: failure ? Number(failure.code) : 0, out, error }),
    )
  })

describe('the conformance command', () => {
  test('prints one line per call and the totals, writes the result, and keeps other files', async () => {
    const { api, token } = await mockBackend()
    const folder = temporaryFolder()
    const file = join(folder, 'result.json')
    const { code, out } = await run(api, '--token', token, '--only', 'mall', '--json', file)
    expect(code).toBe(0)
    expect(out).toMatch(/^kept +mall\.groups +\d+ entries$/m)
    expect(out).toMatch(/calls: \d+ kept, 0 kept with tolerance, 0 broken, \d+ not judged/)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ conformance: 1, api })
    const mine = join(folder, 'mine.json')
    writeFileSync(mine, '{"my":"notes"}')
    const refused = await run(api, '--json', mine)
    expect(refused).toMatchObject({ code: 2 })
    expect(readFileSync(mine, 'utf8')).toBe('{"my":"notes"}')
  })

  test('exits with code 1 for a broken backend, and prints what the backend sent', async () => {
    const { api } = await mockBackend('fault:mall.search=wrong-shape')
    const { code, out } = await run(api, '--only', 'mall.search')
    expect(code).toBe(1)
    expect(out).toMatch(/^broken +mall\.search +not a list\n +the reply: expected a list; came an object/m)
  })

  test.each([
    [[], 'usage:'],
    [['foo'], 'must be an origin'],
    [['ftp://example.com'], 'must be an origin'],
    [['https://example.com/api'], 'without a path'],
    [['HOST', '--only', 'nope'], 'no call or domain has this name'],
    [['HOST', '--token', 'two words'], 'without blanks'],
    [['HOST', '--inputs', 'README.md'], 'must be a JSON file'],
    [['HOST', '--bogus'], 'usage:'],
    [['HOST', '--only', ''], '--only needs a value'],
    [['HOST', '--only', ' , '], '--only needs a value'],
    [['HOST', '--writes='], '--writes needs a value'],
    [['HOST', '--token='], '--token needs a value'],
    [['HOST', '--json='], '--json needs a value'],
    [['HOST', '--json', '/proc/x/result.json'], '--json /proc/x/result.json cannot be written (ENOENT)'],
    [['HOST', '--json', 'docs'], '--json docs cannot be written (EISDIR)'],
  ])('refuses the arguments %j with one sentence', async (given, sentence) => {
    const { api } = await mockBackend()
    const { code, out, error } = await run(...given.map((part) => (part === 'HOST' ? api : part)))
    expect([code, out]).toEqual([2, ''])
    expect(error).toContain(sentence)
    expect(error.trim().split('\n')).toHaveLength(1)
  })
})

test('a website instead of an API, and an invalid certificate, are refused', async () => {
  const site = await listen(createServer((_request, response) => void response.end('<!doctype html><title>x</title>')))
  await expect(conformance({ api: `http://127.0.0.1:${site}` })).rejects.toThrow('answers with web pages')
  const folder = temporaryFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes', '-newkey', 'rsa:2048']
  execFileSync('openssl', ['req', '-x509', ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const secure = await listen(createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }))
  await expect(conformance({ api: `https://127.0.0.1:${secure}` })).rejects.toThrow(
    'the certificate is not accepted (DEPTH_ZERO_SELF_SIGNED_CERT): it must be valid now',
  )
  const { api } = await mockBackend()
  await expect(conformance({ api: api.replace('http:', 'https:') })).rejects.toThrow('this port does not speak https')
})
