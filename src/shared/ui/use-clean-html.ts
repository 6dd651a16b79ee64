import { useEffect, useMemo, useState } from 'react'
import { htmlPieces } from '#/shared/lib/safe/html-pieces.ts'
import { beginningOf } from '#/shared/lib/safe/markup.ts'
import { safeHtml } from '#/shared/lib/safe/safe-html.ts'

/** Texts up to this length are cleaned in one go: that takes few milliseconds on a slow phone. */
const SHORT = 12_000
const PIECE = 6_000

interface Cleaned {
  html: string
  pieces: readonly string[]
  whole: boolean
}

/** Waits so that the browser can paint and handle taps. */
const pause = () => new Promise<void>((resolve) => void setTimeout(resolve))

/**
 * Sanitized server HTML. A long text is sanitized in pieces, each in a separate task, so that no task is long; for a
 * text with too many tags, only the beginning is returned.
 */
export function useCleanHtml(given: string): Cleaned & { isCut: boolean } {
  const html = beginningOf(given)
  const short = useMemo(
    () => (html.length <= SHORT ? { html, pieces: html ? [safeHtml(html)] : [], whole: true } : null),
    [html],
  )
  const [long, setLong] = useState<Cleaned>({ html, pieces: [], whole: false })
  useEffect(() => {
    if (short) return
    let left = false
    const clean = async () => {
      await pause()
      const pieces: string[] = []
      const raw = left ? [] : htmlPieces(html, PIECE)
      for (const piece of raw) {
        await pause()
        if (left) return
        pieces.push(safeHtml(piece))
        setLong({ html, pieces: [...pieces], whole: pieces.length === raw.length })
      }
    }
    void clean()
    return () => void (left = true)
  }, [html, short])
  const cleaned = short ?? (long.html === html ? long : { html, pieces: [], whole: false })
  return { ...cleaned, isCut: html !== given }
}
