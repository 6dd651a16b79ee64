import { type Browser, startBrowser } from './cdp.ts'
import { type Product, serveProduct } from './product.ts'
import { TAKE_SNAPSHOT, type ScreenSnapshot } from './screen-snapshot.ts'

const EVALUATE_MS = 2_000

/** A browser with its own product server; the first `open` starts both. */
export class OldBrowser {
  /** Errors that pages threw or logged since the last `open`. */
  readonly pageErrors: string[] = []
  private browser: Promise<Browser> | null = null
  private product: Product | null = null

  constructor(
    private readonly binary: string,
    private readonly userAgent: string,
    private readonly now: () => number,
    /** Runs in every page and worker before the product's code. */
    private readonly first = '',
  ) {}

  private async start(): Promise<Browser> {
    const browser = await startBrowser(this.binary, this.userAgent, this.pageErrors)
    if (this.first) await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: this.first })
    return browser
  }

  private startOnce(): Promise<Browser> {
    return (this.browser ??= this.start())
  }

  async open(address: string, persona?: string, knobs?: string): Promise<void> {
    const product = (this.product ??= await serveProduct(this.now, this.first))
    const browser = await this.startOnce()
    this.pageErrors.length = 0
    await browser.send('Page.navigate', { url: product.visit(address, persona, knobs) })
  }

  /** The value of an expression; null during a page load. */
  async evaluate<T>(expression: string): Promise<T | null> {
    const browser = await this.startOnce()
    try {
      const answer = await browser.send('Runtime.evaluate', { expression, returnByValue: true }, EVALUATE_MS)
      return (answer['result'] as { value?: T } | undefined)?.value ?? null
    } catch (error) {
      if (browser.alive()) return null
      throw error
    }
  }

  async setInputFiles(selector: string, files: readonly string[]): Promise<void> {
    const browser = await this.startOnce()
    const field = await browser.send('Runtime.evaluate', { expression: `document.querySelector('${selector}')` })
    const { objectId } = field['result'] as { objectId?: string }
    await browser.send('DOM.setFileInputFiles', { objectId, files })
  }

  /** The visible state; null while the page waits for answers. */
  async takeSnapshot(): Promise<ScreenSnapshot | null> {
    if ((this.product?.open ?? 0) > 0) return null
    return this.evaluate<ScreenSnapshot>(TAKE_SNAPSHOT)
  }

  async close(): Promise<void> {
    // A test can end while the browser starts.
    const browser = await this.browser?.catch(() => null)
    await browser?.close()
    await this.product?.close()
  }
}
