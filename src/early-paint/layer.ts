import type { EarlyAnswers } from '#/shared/api/early-answers.ts'
import { firstScreen, type FirstScreen } from './calls.ts'
import { nextPaint } from './page.ts'
import { drawFrame, type Painted, paintAnswer } from './paint.ts'

/**
 * After the app has drawn a screen, the early paint waits this many ms for the screen's picture; then it is removed.
 */
const PICTURE_MS = 1500
/**
 * If the app shows no screen within this many ms after its first rendering, the early paint is removed and the app's
 * own waiting state is shown.
 */
const SCREEN_MS = 20_000

export interface Layer {
  /** Resolves when the picture is painted, or when there will be none. */
  painted: Promise<void>
  /** Called when the app has drawn its screen: the layer is removed as soon as the app shows the same picture. */
  close: () => void
}

/**
 * Moves the skeleton out of the app's root, in front of its screens and behind its bars, and paints into it. The layer
 * receives no taps, and is removed when the app has drawn the same picture.
 */
export function startLayer(screen: FirstScreen, answers: EarlyAnswers | undefined): Layer {
  const first = document.getElementById('first') as HTMLElement
  const root = document.getElementById('root') as HTMLElement
  drawFrame(first, screen)
  first.classList.add('f-layer')
  document.body.insertBefore(first, root)

  let painted: Painted | null = null
  let shown = false
  const remove = () => first.remove()
  const watch = new MutationObserver(() => {
    watch.disconnect()
    setTimeout(remove, SCREEN_MS)
  })
  watch.observe(root, { childList: true })

  /** Settles when the picture is decoded and painted. If the picture cannot be shown, the app takes over. */
  async function paint(answer: { text: string } | null, fresh: boolean): Promise<void> {
    if (!answer || !first.isConnected) return
    const before = painted
    painted = paintAnswer(first, screen, answer.text, fresh) || before
    if (!painted || before) return
    await painted.image.decode()
    shown = true
    await nextPaint()
  }
  async function paintAll(): Promise<void> {
    if (screen.kind === 'report' || !answers) return nextPaint()
    const fresh = answers.fresh.then((answer) => paint(answer, true)).catch(() => undefined)
    await (answers.cached ? paint(answers.cached, false) : fresh)
  }
  function close(): void {
    const started = performance.now()
    const check = () => {
      const { pathname, search } = window.location
      const now = firstScreen(pathname, search)
      const same = painted && root.querySelector<HTMLImageElement>(painted.until)
      if (!shown || !now || now.kind !== screen.kind || performance.now() - started > PICTURE_MS) remove()
      else if (same) same.decode().then(remove, remove)
      else requestAnimationFrame(check)
    }
    if (first.isConnected) check()
  }
  return { painted: paintAll().catch(() => undefined), close }
}
