import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { webkit } from '../../scripts/engines.mjs'
import { killWithWorker } from './child.ts'

/** WebKit over W3C WebDriver: the calls that the tests need. */

const WIDTH = 390
const HEIGHT = 860

/** The browser's toolbar needs 447 px; a custom style lets the window be as narrow as a phone. */
const NARROW = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; font-size: 4px }'

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
type Element = Record<typeof ELEMENT, string>

export const Key = { enter: '\uE007', tab: '\uE004', escape: '\uE00C' } as const

/** The driver loses some requests for a page. The next try waits twice as long, because the machine may be busy. */
const PAGE_LOAD_MS = 5_000

export class WebKit {
  /** Errors that pages threw or logged since the last visit. */
  readonly pageErrors: string[] = []
  private session = ''

  private constructor(
    private readonly processes: readonly ChildProcess[],
    private readonly home: string,
    private readonly port: number,
    private readonly browser: string,
  ) {}

  static async start(): Promise<WebKit> {
    const { driver, browser, screen } = webkit()
    const home = mkdtempSync(join(tmpdir(), 'webkit-'))
    mkdirSync(join(home, 'gtk-3.0'))
    writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW)
    const display = killWithWorker(
      spawn(screen, ['-displayfd', '1', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    )
    const number = String((await once(display.stdout, 'data'))[0]).trim()
    const port = await freePort()
    const server = killWithWorker(
      spawn(driver, [`--port=${port}`], {
        stdio: ['ignore', 'pipe', 'ignore'],
        env: {
          ...process.env,
          DISPLAY: `:${number}`,
          HOME: home,
          XDG_CONFIG_HOME: home,
          XDG_CACHE_HOME: home,
          XDG_DATA_HOME: home,
          // The processor draws the page: simulated graphics memory takes 50 % longer (docs/test-time.md).
          LIBGL_ALWAYS_SOFTWARE: '1',
          WEBKIT_DISABLE_DMABUF_RENDERER: '1',
          LANG: 'zh_CN.UTF-8',
          TZ: 'Asia/Shanghai',
        },
      }),
    )
    const instance = new WebKit([server, display], home, port, browser)
    server.stdout.on('data', (text: Buffer) => instance.collectErrors(String(text)))
    await instance.open()
    return instance
  }

  private collectErrors(text: string): void {
    // Ignores the browser's own messages about status codes.
    for (const line of text.split('\n'))
      if (/CONSOLE\b.*\bERROR\b/.test(line) && !/Failed to load resource/.test(line)) this.pageErrors.push(line)
  }

  private async open(): Promise<void> {
    const args = ['--automation', '--private', '--enable-write-console-messages-to-stdout=true']
    const options = {
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'eager',
      // A request during an unload may never be answered.
      timeouts: { script: 3_000, pageLoad: PAGE_LOAD_MS },
      'webkitgtk:browserOptions': { binary: this.browser, args },
    }
    const start = () => this.call<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch: options } })
    for (let turn = 0; ; turn += 1) {
      try {
        this.session = `/session/${(await start()).sessionId}`
        break
      } catch (error) {
        // The driver accepts connections a moment after its start.
        if (turn > 50) throw error
        await pause(100)
      }
    }
    await this.call('POST', `${this.session}/window/rect`, { width: WIDTH, height: HEIGHT })
  }

  private async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }

  /**
   * Opens an address. Occasionally a page loads only on the second try. About one page in some thousands loads only in
   * a new browser, which has an empty storage.
   */
  async goto(url: string): Promise<void> {
    for (let wait = PAGE_LOAD_MS; ; wait *= 2) {
      this.pageErrors.length = 0
      try {
        await this.call('POST', `${this.session}/url`, { url })
        if (wait > PAGE_LOAD_MS) await this.waitForPages(PAGE_LOAD_MS)
        return
      } catch (error) {
        if (wait > 2 * PAGE_LOAD_MS) throw error
        if (wait > PAGE_LOAD_MS) await this.renew()
        await this.waitForPages(2 * wait)
      }
    }
  }

  private async renew(): Promise<void> {
    await this.call('DELETE', this.session).catch(() => null)
    await this.open()
  }

  private waitForPages(pageLoad: number): Promise<void> {
    return this.call('POST', `${this.session}/timeouts`, { pageLoad })
  }

  /**
   * Presses Back. The driver's own command waits for a page load, which Back inside the app does not cause. The script
   * ends before Back: WebKit sometimes never answers a script that leaves its page.
   */
  back(): Promise<void> {
    return this.evaluate(() => void setTimeout(() => window.history.back()))
  }

  /** Runs in the page. */
  evaluate<T, A extends readonly unknown[]>(script: (...args: A) => T, ...args: A): Promise<T> {
    return this.call('POST', `${this.session}/execute/sync`, {
      script: `return (${script.toString()}).apply(null, arguments)`,
      args,
    })
  }

  async press(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.call('POST', `${this.session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  click(element: Element): Promise<null> {
    return this.call('POST', `${this.session}/element/${element[ELEMENT]}/click`, {})
  }

  /** Types into a field. For a file input this sets the paths. */
  type(element: Element, text: string): Promise<null> {
    return this.call('POST', `${this.session}/element/${element[ELEMENT]}/value`, { text })
  }

  /** The first visible element with this name; null if no element matches. */
  find(selector: string, text: string): Promise<Element | null> {
    return this.evaluate(byName as unknown as (selector: string, text: string) => Element | null, selector, text)
  }

  query(selector: string): Promise<Element | null> {
    return this.evaluate((text: string) => document.querySelector(text) as unknown as Element | null, selector)
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.call<string>('GET', `${this.session}/screenshot`), 'base64')
  }

  async close(): Promise<void> {
    await this.call('DELETE', this.session).catch(() => null)
    for (const child of this.processes) child.kill('SIGKILL')
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }
}

/** Runs in the page: the first visible element with this label, aria-label or text; `^` in front means prefix. */
function byName(selector: string, name: string): HTMLElement | null {
  const starts = name.startsWith('^')
  const wanted = starts ? name.slice(1) : name
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const names = (element: HTMLElement): string[] => [
    tidy(element.getAttribute('aria-label')),
    ...[...((element as HTMLInputElement).labels ?? [])].map((label) => tidy(label.textContent)),
    tidy(element.textContent),
  ]
  const fits = (text: string) => (starts ? text.startsWith(wanted) : text === wanted)
  const all = [...document.querySelectorAll<HTMLElement>(selector)]
  return all.find((element) => element.getClientRects().length > 0 && names(element).some(fits)) ?? null
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
