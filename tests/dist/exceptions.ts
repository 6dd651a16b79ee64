/** Features that the built files use although an engine lacks them, and the fallback in this engine. */
interface Exception {
  feature: RegExp
  /** The files with this exception; by default all files. */
  files?: RegExp
  fallback: string
}

const PDF = /(engine|worker)-/
const CONSOLE = /eruda-/
const CHARTS = /chart-core-/
const KIT = /(popup|antd|feedback|picker)/i

export const exceptions: readonly Exception[] = [
  // Scripts.
  { feature: /^\.at\(\)$/, fallback: 'src/shared/lib/older-engines.ts adds it before anything asks' },
  {
    feature: /./,
    files: PDF,
    fallback: 'the legacy build of pdf.js brings it or asks first; a PDF is read in Chromium 86, with and without it',
  },
  { feature: /./, files: CONSOLE, fallback: 'the debug console, which nobody meets who does not type ?debug' },
  { feature: /^(request|cancel)IdleCallback$/, fallback: 'src/shared/lib/idle.ts asks first and takes a timer' },
  {
    feature: /^\.(resize|delay|union|getName|toArray|dispose|install)\(\)$/,
    files: CHARTS,
    fallback: "echarts' own methods",
  },
  {
    feature: /^\.(when|s)\(\)$/,
    files: /(vendor|report-parts|chart-core)-/,
    fallback: 'own methods of zod, dayjs and echarts',
  },
  {
    feature: /^(\.toArray\(\)|cookieStore)$/,
    files: /vendor-/,
    fallback: 'axios: a method of its own, and it asks first',
  },
  {
    feature: /^\.(drop|resize)\(\)$/,
    files: /(HealthFormScreen|ImagePicker|PdfViewScreen|viewer)-/,
    fallback: 'our own methods',
  },
  {
    feature: /^\.checkVisibility\(\)$/,
    fallback: 'src/shared/ui/aloud/aloud.ts asks first; elsewhere it leaves out what is marked as hidden',
  },
  { feature: /^(setImmediate|reportError|Error\.captureStackTrace)$/, fallback: 'libraries ask first' },
  {
    feature: /^(\.startViewTransition\(\)|navigation)$/,
    fallback: 'React asks first; nothing here uses view transitions',
  },
  {
    feature: /^(\.(request|exit)PointerLock\(\)|GestureEvent)$/,
    files: KIT,
    fallback: 'gestures of a mouse; the library asks first',
  },
  {
    feature: /^(\.sample\(\)|ManagedMediaSource|SharedArrayBuffer|\.randomUUID\(\)|\.canParse\(\))$/,
    files: /hls-stream-/,
    fallback: 'own methods of hls.js, or it asks first; a stream plays in Chromium 86',
  },
  {
    feature: /^\.requestFullscreen\(\)$/,
    fallback: 'the player asks first; iPhones have webkitEnterFullscreen for videos',
  },
  // Styles.
  { feature: /^gap between flex items$/, fallback: 'Safari 14.0 only: items stand closer, nothing is lost or covered' },
  {
    feature: /^(aspect-ratio)$/,
    fallback: 'height by padding or a fixed height below @supports not (aspect-ratio: 1)',
  },
  { feature: /^(@page|size)$/, fallback: 'printed with the margins and the foot line of the browser' },
  { feature: /^break-after: avoid$/, fallback: 'a heading may stand alone at the foot of a printed page' },
  { feature: /^:has$/, fallback: "the browser's own pull shows besides ours" },
  { feature: /^:focus-visible$/, fallback: "the browser's own ring stays" },
  { feature: /^cursor: /, fallback: 'phones have no pointer' },
  { feature: /^scrollbar-width/, fallback: 'phones draw their bars over the content' },
  { feature: /^scroll-behavior/, fallback: 'it goes there at once' },
  { feature: /^overflow-anchor/, fallback: 'Safari anchors nothing before it knows the property' },
  { feature: /^scroll-snap-stop/, fallback: 'a fast swipe passes several pictures' },
  { feature: /^scroll-margin-/, fallback: 'a field that is jumped to stands at the very edge' },
  { feature: /^overscroll-behavior/, fallback: 'the page behind moves at the end of a list' },
  { feature: /^overflow-wrap: anywhere$/, fallback: 'word-break: break-word beside it' },
  { feature: /^overflow-x: clip$/, fallback: 'a text of more than two million letters makes the page wider' },
  { feature: /^resize/, fallback: 'the field keeps its height' },
  {
    feature: /^(user-select: all|text-decoration: dotted|text-underline-offset|font-family: ui-monospace)$/,
    fallback: 'looks, nothing more',
  },
  { feature: /^(text-wrap|accent-color|@media forced-colors)/, fallback: 'looks, nothing more' },
]
