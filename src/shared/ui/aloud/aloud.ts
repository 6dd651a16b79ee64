/** Reading aloud by the phone itself: only with a voice that is stored on the phone, so no text is sent to a server. */

/**
 * Mandarin; Cantonese (zh-HK, yue) is another spoken language. Android writes zh_CN, other systems write zh-CN or
 * cmn-Hans-CN.
 */
const MANDARIN = /^(?:zh|cmn)(?:$|[-_](?!hk|hant[-_]hk))/i
const OF_CHINA = /[-_]cn$/i

/** A Mandarin voice of the phone, preferably the voice of mainland China; null if there is none. */
export function localVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  const own = voices.filter(({ lang, localService }) => localService && MANDARIN.test(lang))
  return own.find(({ lang }) => OF_CHINA.test(lang)) ?? own[0] ?? null
}

/** Elements that are read as one piece, with a pause after each. */
const BLOCKS =
  'p, li, h1, h2, h3, h4, h5, h6, td, th, caption, figcaption, blockquote, summary, dt, dd, div, section, article'
const NOT_SHOWN = '[aria-hidden="true"], [hidden], .sr-only, .button, details:not([open]) > :not(summary)'

/** Engines before Chrome 105 and Safari 17.4 know no other ways to hide an element than those above. */
const isShown = (one: Element): boolean => !('checkVisibility' in one) || one.checkVisibility()

/** The texts of an element that a person sees, one for each block, in reading order. Hidden parts are left out. */
export function shownTexts(root: Element): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  let block: Element | null = null
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest(NOT_SHOWN) || !isShown(parent)) continue
    const own = parent.closest(BLOCKS)
    const text = node.nodeValue ?? ''
    if (own === block && texts.length > 0) texts[texts.length - 1] += text
    else texts.push(text)
    block = own
  }
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

/** Somewhat slower than normal speech. */
const RATE = 0.9

/**
 * Reads texts one after the other; a running reading is stopped first.
 * @param onEnd called once, when all was read, stopped or failed.
 * @returns a function that stops the reading.
 */
export function readAloud(texts: readonly string[], voice: SpeechSynthesisVoice, onEnd: () => void): () => void {
  const { speechSynthesis } = window
  speechSynthesis.cancel()
  const parts = texts.map((text) =>
    Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate: RATE }),
  )
  let ended = false
  const end = () => {
    if (ended) return
    ended = true
    // Some browsers drop an utterance to which nothing refers, and never report its end. So `parts` refers to all
    // utterances until here.
    parts.length = 0
    onEnd()
  }
  const stop = () => {
    if (ended) return
    end()
    speechSynthesis.cancel()
  }
  for (const [at, part] of parts.entries()) {
    // A failed utterance does not stop the utterances after it, so the whole reading stops here.
    part.addEventListener('error', stop)
    if (at === parts.length - 1) part.addEventListener('end', end)
    speechSynthesis.speak(part)
  }
  if (parts.length === 0) end()
  return stop
}
