/** Values that the build writes into index.html; the script itself is the same in every build. */
export interface Settings {
  release: string
  origin: string
  /** false if a service worker answers the calls, because the service worker does not run before the app. */
  calls: boolean
  /** The chunks of each address pattern. */
  chunks: Record<string, readonly string[]>
}

/** @throws when the settings are missing or broken. */
export function settingsIn(page: Document): Settings {
  const meta = page.querySelector('meta[name="first"]') as HTMLMetaElement
  const { apis, ...settings } = JSON.parse(meta.content) as Settings & { apis: Record<string, string> }
  const { host, origin } = window.location
  return { ...settings, origin: apis[host] || origin }
}

/** Preloads the chunks of the current address, so that they load in parallel with the entry. */
export function preload(chunks: Settings['chunks']): void {
  for (const [pattern, files] of Object.entries(chunks))
    if (new RegExp(pattern, 'i').test(window.location.pathname))
      for (const href of files) {
        const link = document.createElement('link')
        if (href.endsWith('css')) {
          link.rel = 'preload'
          link.as = 'style'
        } else link.rel = 'modulepreload'
        link.crossOrigin = ''
        link.href = href
        document.head.append(link)
      }
}

/**
 * The browser's own font size in px: browsers, and WeChat on Android, can enlarge all text. It is set as --own, with
 * which the app's large letters do not multiply.
 */
export function applyFontSize(): number {
  const root = document.documentElement
  const size = parseFloat(getComputedStyle(root).fontSize)
  // Setting the property makes the browser compute all styles again, so its default of 1 is not set.
  if (size !== 16) root.style.setProperty('--own', String(16 / size))
  return size
}

/** Resolves when the browser has painted the present state of the page. */
export const nextPaint = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

const LATE_MS = 20_000

/**
 * Shows the failure message when a script or a style sheet fails to load, or when nothing has arrived for too long.
 * Until then index.html itself says, after 8 s, that the page still loads.
 */
export function showWhenLate(): void {
  const show = () => {
    const first = document.getElementById('first')
    if (first) first.classList.add('failed')
  }
  const isNeeded = (target: EventTarget | null) =>
    target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === 'stylesheet')
  window.addEventListener('error', ({ target }) => isNeeded(target) && show(), true)
  const check = () => {
    const since = performance.now() - LATE_MS
    if (
      performance.getEntriesByType('resource').some((entry) => (entry as PerformanceResourceTiming).responseEnd > since)
    )
      setTimeout(check, LATE_MS)
    else show()
  }
  setTimeout(check, LATE_MS)
}
