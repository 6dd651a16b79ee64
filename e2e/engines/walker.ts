import { type Browser, startBrowser } from './cdp.ts'
import { type Product, serveProduct } from './product.ts'
import { LOOK, type Seen } from './seen.ts'

const EVALUATE_MS = 2_000
const STARTS = 5

/**
 * A browser with its own product server. An engine of 2020 in one process sometimes crashes or hangs: then it is
 * restarted.
 */
export class Walker {
  private browser: Browser | null = null
  private product: Product | null = null
  private unanswered = 0
  private target: { address: string; persona: string | undefined; knobs: string | undefined } = {
    address: '/',
    persona: undefined,
    knobs: undefined,
  }

  constructor(
    private readonly binary: string,
    private readonly flags: readonly string[],
    private readonly userAgent: string,
    private readonly now: () => number,
    /** Runs in every page and worker before the product's code. */
    private readonly first = '',
  ) {}

  private async start(): Promise<Browser> {
    for (let left = STARTS; ; left -= 1) {
      await this.browser?.close()
      try {
        this.browser = await startBrowser(this.binary, this.flags, this.userAgent)
        if (this.first) await this.browser.send('Page.addScriptToEvaluateOnNewDocument', { source: this.first })
        return this.browser
      } catch (error) {
        if (left === 1) throw error
      }
    }
  }

  /** Errors thrown or logged since the page was opened. */
  get complaints(): readonly string[] {
    return this.browser?.complaints ?? []
  }

  async open(address: string, persona?: string, knobs?: string): Promise<void> {
    this.target = { address, persona, knobs }
    const product = (this.product ??= await serveProduct(this.now, this.first))
    for (const last of [false, true]) {
      const browser = this.browser?.alive() ? this.browser : await this.start()
      browser.complaints.length = 0
      try {
        await browser.send('Page.navigate', { url: product.visit(address, persona, knobs) })
        return
      } catch (error) {
        if (last) throw error
        await this.start()
      }
    }
  }

  /** The value of an expression; null between two documents, and after a restart. */
  async evaluate<T>(expression: string): Promise<T | null> {
    try {
      const answer = await this.browser?.send('Runtime.evaluate', { expression, returnByValue: true }, EVALUATE_MS)
      this.unanswered = 0
      return (answer?.['result'] as { value?: T } | undefined)?.value ?? null
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('no answer')) this.unanswered += 1
      if (this.browser?.alive() && this.unanswered < 3) return null
      this.unanswered = 0
      await this.start()
      await this.open(this.target.address, this.target.persona, this.target.knobs)
      return null
    }
  }

  /** Puts files into a hidden file input. */
  async choose(selector: string, files: readonly string[]): Promise<void> {
    const field = await this.browser?.send('Runtime.evaluate', { expression: `document.querySelector('${selector}')` })
    const { objectId } = (field?.['result'] ?? {}) as { objectId?: string }
    await this.browser?.send('DOM.setFileInputFiles', { objectId, files })
  }

  /** The visible state; null while the page waits for answers. */
  async look(): Promise<Seen | null> {
    if ((this.product?.open ?? 0) > 0) return null
    return this.evaluate<Seen>(LOOK)
  }

  async close(): Promise<void> {
    await this.browser?.close()
    await this.product?.close()
  }
}
