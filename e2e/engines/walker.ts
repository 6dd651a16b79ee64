import { type Browser, startBrowser } from './cdp.ts'
import { type Product, serveProduct } from './product.ts'
import { LOOK, type ScreenLook } from './seen.ts'

const EVALUATE_MS = 2_000
/** One start after the other; each waits longer than the last, for busy machines. */
const START_MS = [3_000, 6_000, 12_000, 24_000, 48_000]

/** A browser with its own product server; it is restarted if the engine of 2020 crashes or hangs. */
export class Walker {
  private browser: Browser | null = null
  /** A test can end while the browser starts. */
  private starting: Promise<Browser> | null = null
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

  private start(): Promise<Browser> {
    this.starting = this.restart()
    return this.starting
  }

  private async restart(): Promise<Browser> {
    let cause: unknown
    for (const answerMs of START_MS) {
      await this.browser?.close()
      try {
        this.browser = await startBrowser(this.binary, this.flags, this.userAgent, answerMs)
        if (this.first) await this.browser.send('Page.addScriptToEvaluateOnNewDocument', { source: this.first })
        return this.browser
      } catch (error) {
        cause = error
      }
    }
    throw cause
  }

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

  async choose(selector: string, files: readonly string[]): Promise<void> {
    const field = await this.browser?.send('Runtime.evaluate', { expression: `document.querySelector('${selector}')` })
    const { objectId } = (field?.['result'] ?? {}) as { objectId?: string }
    await this.browser?.send('DOM.setFileInputFiles', { objectId, files })
  }

  /** The visible state; null while the page waits for answers. */
  async look(): Promise<ScreenLook | null> {
    if ((this.product?.open ?? 0) > 0) return null
    return this.evaluate<ScreenLook>(LOOK)
  }

  async close(): Promise<void> {
    await this.starting?.catch(() => null)
    await this.browser?.close()
    await this.product?.close()
  }
}
