import { onTestFinished } from 'vitest'

/** Unexpected console output fails a test. The console is replaced once for all test files of a worker. */

type Level = 'error' | 'warn'

const HARMLESS = [/px tester/, /not supported CSS unit in `auto`/]

const unexpected: string[] = []
const watchers: Record<Level, string[] | null> = { error: null, warn: null }

for (const level of ['error', 'warn'] as const)
  console[level] = (...parts: unknown[]) => {
    const text = parts.map((part) => (part instanceof Error ? part.stack : String(part))).join(' ')
    if (!HARMLESS.some((known) => known.test(text))) (watchers[level] ?? unexpected).push(text)
  }

const watched = new WeakSet<object>()

/** Also collects the errors of jsdom about unsupported actions, such as navigation, which do not use the console. */
export function watchWindow(): void {
  const { jsdom } = globalThis as { jsdom?: { virtualConsole: NodeJS.EventEmitter } }
  if (!jsdom || watched.has(jsdom)) return
  watched.add(jsdom)
  jsdom.virtualConsole.removeAllListeners('jsdomError')
  jsdom.virtualConsole.on('jsdomError', (error: Error) => unexpected.push(error.stack ?? error.message))
}

/** Collects expected output until the end of the test. This output does not fail the test. */
export function watchConsole(level: Level): string[] {
  const printed: string[] = []
  watchers[level] = printed
  onTestFinished(() => void (watchers[level] = null))
  return printed
}

/** The unexpected output since the last call. */
export const takeConsoleOutput = (): string[] => unexpected.splice(0)
