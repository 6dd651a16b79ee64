import type { EarlyPaint } from '#/shared/api/early-answers.ts'
import { startCalls } from './answers.ts'
import { firstScreen } from './calls.ts'
import { largeLetters, signedIn } from './stored.ts'
import { startLayer } from './layer.ts'
import { applyFontSize, preload, type Settings, settingsIn, showWhenLate } from './page.ts'

/**
 * The early paint (ADR 027). Runs inside index.html, before the app: it requests the chunks and the calls of the first
 * screen, and paints the main content of that screen. The app also starts without it, or if any part of it fails.
 */

/** The app starts at the latest this many ms after the start of the page, whether or not anything is painted. */
const PATIENCE_MS = 900

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null))

function start({ release, origin, calls }: Settings, fontSize: number): EarlyPaint {
  const { pathname, search } = window.location
  const screen = firstScreen(pathname, search)
  const shown = screen && !(screen.kind === 'report' && signedIn()) ? screen : null
  const answers = startCalls(shown && calls ? shown.calls : [], origin, release, signedIn)
  const layer = shown && !largeLetters(fontSize) ? startLayer(shown, answers.sent[0]) : null
  return {
    painted: Promise.race([layer && layer.painted, later(PATIENCE_MS)]),
    takeAnswer: answers.takeAnswer,
    release,
    calls: answers.sent,
    drawn: () => {
      if (layer) layer.close()
    },
  }
}

showWhenLate()
try {
  const fontSize = applyFontSize()
  const settings = settingsIn(document)
  preload(settings.chunks)
  window.earlyPaint = start(settings, fontSize)
} catch {
  // The early paint has failed: the app sends all its requests itself.
}
