import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer as createWebServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { createServer as createViteServer } from 'vite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createBackend } from '#/mocks/backend.ts'
import { checkPlace, embeddedBackend, readState, stateFile } from '#/mocks/vite-plugin.ts'
import config from '../vite.config.ts'
import { temporaryFolder } from './support/temporary.ts'

const root = join(import.meta.dirname, '..')

describe('the mock backend started by npm start', () => {
  test.each([
    [undefined, join(root, '.mock/state.json')],
    ['.mock/other.json', join(root, '.mock/other.json')],
    ['/tmp/qa/state.json', '/tmp/qa/state.json'],
  ])('stores its data, with MOCK_STATE=%s, in the file %s', (given, file) => expect(stateFile(given)).toBe(file))

  test('has a separate cache for each port, so that two instances can run at the same time', async () => {
    const cacheOn = async (port: string) => {
      vi.stubEnv('PORT', port)
      return (await config({ command: 'serve', mode: 'development' })).cacheDir
    }
    const folders = [await cacheOn('5173'), await cacheOn('5174')]
    expect(new Set(folders).size).toBe(2)
    for (const folder of folders) expect(folder).toMatch(/^node_modules\/\.vite\//)
  })
})

test('a table that is missing in the stored data of the mock backend starts with the seed’s rows', () => {
  const { messages, ...kept } = createBackend().db
  kept.addresses = []
  const { db } = createBackend({ db: kept as typeof kept & { messages: typeof messages } })
  expect(messages.length).toBeGreaterThan(0)
  expect([db.messages.map(({ id }) => id), db.addresses]).toEqual([messages.map(({ id }) => id), []])
})

test('the mock backend of npm start keeps its data and continues to answer when source files change', async () => {
  vi.stubEnv('MOCK_STATE', join(temporaryFolder(), 'state.json'))
  const server = await createViteServer({
    configFile: false,
    root,
    logLevel: 'silent',
    define: { __MOCK__: 'true' },
    plugins: [embeddedBackend()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  const web = createWebServer(server.middlewares)
  await new Promise<void>((done) => void web.listen(0, done))
  onTestFinished(async () => {
    web.close()
    await server.close()
  })
  const at = (path: string) => `http://localhost:${(web.address() as AddressInfo).port}${path}`
  const { token } = (await (await fetch(at('/__mock/sign-in?persona=rich'))).json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const orders = () =>
    fetch(at('/mallsales/api/user/mall-orders/get-user-orders?page=0&size=3'), { method: 'POST', headers, body: '{}' })
  const first = await orders()
  expect(first.status).toBe(200)
  const text = await first.text()
  for (const file of ['tsconfig.json', 'src/domains/order/model.ts', 'src/mocks/handlers/order.ts', 'tsconfig.json']) {
    server.watcher.emit('change', join(root, file))
    const again = await orders()
    expect([file, again.status, await again.text()]).toEqual([file, 200, text])
  }
})

describe('the data file of npm start', () => {
  const folder = temporaryFolder()

  test('can be missing', () => expect(readState(join(folder, 'none.json'))).toBeUndefined())

  test('is refused with one sentence if its folder is not writable', () => {
    const file = join(folder, 'notes.txt')
    writeFileSync(file, 'notes')
    expect(() => checkPlace('/proc/x/state.json')).toThrow(/^数据文件 \/proc\/x\/state\.json 不能写入（ENOENT）[^\n]+$/)
    expect(() => checkPlace(join(file, 'state.json'))).toThrow('不能写入（ENOTDIR）')
    expect(() => checkPlace(join(folder, 'a/b/state.json'))).not.toThrow()
  })

  test.each([
    ['{"version":9,"db":{}}', '版本 9'],
    ['{"my":"notes"}', '不是模拟后端的数据'],
    ['not valid JSON', '不是模拟后端的数据'],
    ['null', '不是模拟后端的数据'],
  ])('is refused with one sentence, and not changed, if its content is %s', (content, found) => {
    const file = join(folder, 'state.json')
    writeFileSync(file, content)
    expect(() => readState(file)).toThrow(found)
    expect(() => readState(file)).toThrow(/^[^\n]+MOCK_STATE[^\n]+$/)
    expect(readFileSync(file, 'utf8')).toBe(content)
  })
})

/** Runs a command until it ends by itself. */
const runToEnd = (script: string, given: readonly string[], env: Record<string, string>) =>
  new Promise<{ code: number | null; error: string }>((done) => {
    const command = spawn(process.execPath, [`scripts/${script}.mjs`, ...given], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let error = ''
    command.stderr.on('data', (text) => void (error += String(text)))
    command.on('close', (code) => done({ code, error }))
  })

describe('a port that cannot be used ends npm start with one sentence', () => {
  test.each(['abc', '99999', '0', '-1', '5173.5', '0x1435'])('with the value %s', async (port) => {
    const started = await runToEnd('start', [], { PORT: port })
    expect(started).toEqual({ code: 2, error: expect.stringContaining('请用 1 到 65535 的整数') as string })
    const served = await runToEnd('serve', ['dist', port], {})
    expect(served).toEqual({ code: 2, error: expect.stringContaining('is no port from 1 to 65535') as string })
    expect([started, served].map(({ error }) => error.trim().split('\n').length)).toEqual([1, 1])
  })

  test.each(['0.0.0.0', '127.0.0.1'])('because it is in use on %s', async (host) => {
    const other = createServer()
    await new Promise<void>((done) => other.listen(0, host, done))
    const port = String((other.address() as AddressInfo).port)
    const started = await runToEnd('start', [], { PORT: port })
    const served = await runToEnd('serve', ['dist', port], {})
    other.close()
    expect(started).toEqual({ code: 2, error: expect.stringContaining(`端口 ${port} 已被占用`) as string })
    expect(served).toEqual({ code: 2, error: expect.stringContaining(`${port} is a port in use`) as string })
    expect([started, served].map(({ error }) => error.trim().split('\n').length)).toEqual([1, 1])
  })
})

test.each([
  [[], 'none was given'],
  [['e2e/built/nope.spec.ts'], 'e2e/built/nope.spec.ts is none'],
  [['e2e/built/fixtures.spec.ts', '--headles'], '--headles is none of them'],
  [['e2e/built/fixtures.spec.ts', '-g', 'a toast', '-q'], '-q is none of them'],
])('npm run e2e refuses %j with one sentence', async (given, found) => {
  const { code, error } = await runToEnd('e2e', given, {})
  expect(code).toBe(2)
  expect(error).toMatch(/^npm run e2e [^\n]+\n$/)
  expect(error).toContain(found)
})
