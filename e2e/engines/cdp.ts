import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { killWithWorker } from './child.ts'

/**
 * Drives a Chromium of any age over the DevTools protocol, because Playwright supports only current versions. Messages
 * go through pipes (file descriptors 3 and 4) and end with a zero byte.
 */

type Params = Record<string, unknown>
interface Message {
  id?: number
  method?: string
  params?: Params
  sessionId?: string
  result?: Params
  error?: { message: string }
}

export interface Browser {
  /** Rejects if no answer comes in time: a request during an unload may never be answered. */
  send: (method: string, params?: Params, answerMs?: number) => Promise<Params>
  readonly alive: () => boolean
  close: () => Promise<void>
}

/** A long limit for busy machines, after which a browser that hangs fails the test. */
const ANSWER_MS = 30_000

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--hide-scrollbars',
  '--remote-debugging-pipe',
]

class CdpConnection {
  private last = 0
  private readonly waiting = new Map<number, { resolve: (value: Params) => void; reject: (error: Error) => void }>()
  private rest = ''
  closed = false

  constructor(
    private readonly child: ChildProcess,
    private readonly onEvent: (message: Message) => void,
  ) {
    const incoming = child.stdio[4] as Readable
    incoming.setEncoding('utf8')
    incoming.on('data', (text: string) => this.read(text))
    for (const stream of [incoming, child.stdio[3] as Writable]) stream.on('error', () => this.end())
    child.on('exit', () => this.end())
  }

  private read(text: string): void {
    const parts = (this.rest + text).split('\0')
    this.rest = parts.pop() ?? ''
    for (const part of parts) this.dispatch(JSON.parse(part) as Message)
  }

  private dispatch(message: Message): void {
    if (message.id === undefined) return this.onEvent(message)
    const caller = this.waiting.get(message.id)
    this.waiting.delete(message.id)
    if (message.error) caller?.reject(new Error(message.error.message))
    else caller?.resolve(message.result ?? {})
  }

  end(): void {
    this.closed = true
    for (const { reject } of this.waiting.values()) reject(new Error('the browser is gone'))
    this.waiting.clear()
  }

  send(method: string, params: Params = {}, sessionId?: string, answerMs = ANSWER_MS): Promise<Params> {
    if (this.closed) return Promise.reject(new Error('the browser is gone'))
    const id = (this.last += 1)
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(id)
        reject(new Error(`no answer to ${method}`))
      }, answerMs)
      const settled =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer)
          then(value)
        }
      this.waiting.set(id, { resolve: settled(resolve), reject: settled(reject) })
      const message = { id, method, params, ...(sessionId ? { sessionId } : {}) }
      ;(this.child.stdio[3] as Writable).write(`${JSON.stringify(message)}\0`)
    })
  }
}

const textOf = (value: unknown): string => {
  const { description, value: plain } = (value ?? {}) as { description?: string; value?: unknown }
  return description ?? String(plain)
}

/** One line for a message that reports an error; null for any other message. */
function errorOf({ method, params = {} }: Message): string | null {
  if (method === 'Runtime.exceptionThrown') {
    const { text, exception } = params['exceptionDetails'] as { text: string; exception?: unknown }
    return `${text} ${textOf(exception)}`
  }
  if (method !== 'Runtime.consoleAPICalled' || params['type'] !== 'error') return null
  return `console: ${(params['args'] as unknown[]).map(textOf).join(' ')}`
}

/**
 * Starts a browser with one tab as wide as a phone; rejects, and cleans up, when the browser does not start. The
 * browser has several processes: in one process (`--single-process`), it hung in 14 of 14 starts beside eight busy
 * loops, in several processes in 0 of 28.
 * @param pageErrors collects the errors that the page throws or logs.
 */
export async function startBrowser(binary: string, userAgent: string, pageErrors: string[]): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'engine-'))
  const child = killWithWorker(
    spawn(binary, [...FLAGS, `--user-data-dir=${profile}`], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      env: { ...process.env, HOME: profile, TZ: 'Asia/Shanghai' },
    }),
  )
  const wire = new CdpConnection(child, (message) => {
    const error = errorOf(message)
    if (error) pageErrors.push(error)
  })
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => {
      wire.end()
      resolve()
    })
  })
  const close = async () => {
    child.kill('SIGKILL')
    await exited
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
  try {
    const { targetId } = await wire.send('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await wire.send('Target.attachToTarget', { targetId, flatten: true })
    const send = (method: string, params?: Params, answerMs?: number) =>
      wire.send(method, params, String(sessionId), answerMs)
    await send('Page.enable')
    await send('Runtime.enable')
    await send('Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 1, mobile: true })
    await send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'zh-CN' })
    await send('Emulation.setTouchEmulationEnabled', { enabled: true })
    return { send, alive: () => !wire.closed, close }
  } catch (error) {
    await close()
    throw error
  }
}
