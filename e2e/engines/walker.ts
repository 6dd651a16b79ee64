import { type Browser, startBrowser } from './cdp.ts'
import { type Product, serveProduct } from './product.ts'
import { LOOK, type ScreenLook } from './seen.ts'

const EVALUATE_MS = 2_000

/** A browser with its own product server; the first `open` starts both. */
export class Walker {
  /** Errors that pages threw or logged since the last `open`. */
  readonly complaints: string[] = []
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
    const browser = await startBrowser(this.binary, this.userAgent, this.complaints)
    if (this.first) await browser.send('Page.addScriptToEvaluateOnNewDocument', { source: this.first })
    return browser
  }

  private running(): Promise<Browser> {
    return (this.browser ??= this.start())
  }

  async open(address: string, persona?: string, knobs?: string): Promise<void> {
    const product = (this.product ??= await serveProduct(this.now, this.first))
    const browser = await this.running()
    this.complaints.length = 0
    await browser.send('Page.navigate', { url: product.visit(address, persona, knobs) })
  }

  /** The value of an expression; null during a page load. */
  async evaluate<T>(expression: string): Promise<T | null> {
    const browser = await this.running()
    try {
      const answer = await browser.send('Runtime.evaluate', { expression, returnByValue: true }, EVALUATE_MS)
      return (answer['result'] as { value?: T } | undefined)?.value ?? null
    } catch (error) {
      if (browser.alive()) return null
      throw error
    }
  }

  async choose(selector: string, files: readonly string[]): Promise<void> {
    const browser = await this.running()
    const field = await browser.send('Runtime.evaluate', { expression: `document.querySelector('${selector}')` })
    const { objectId } = field['result'] as { objectId?: string }
    await browser.send('DOM.setFileInputFiles', { objectId, files })
  }

  /** The visible state; null while the page waits for answers. */
  async look(): Promise<ScreenLook | null> {
    if ((this.product?.open ?? 0) > 0) return null
    return this.evaluate<ScreenLook>(LOOK)
  }

  async close(): Promise<void> {
    // A test can end while the browser starts.
    const browser = await this.browser?.catch(() => null)
    await browser?.close()
    await this.product?.close()
  }
}
