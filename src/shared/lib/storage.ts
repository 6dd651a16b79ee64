import * as z from 'zod/mini'

type Area = 'local' | 'session'

/** Everything the app writes starts with this, so that leaving a session can find it. */
const PREFIX = 'app:'

/** Keys that stand without the prefix. */
const exactKeys = new Set<string>()

/** Survives storage that is forbidden or full: what cannot be written stays in memory. */
const memory = new Map<string, string>()

const areaOf = (area: Area): Storage | null => {
  try {
    return area === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}

function read(area: Area, key: string): string | null {
  const kept = memory.get(`${area}:${key}`)
  if (kept !== undefined) return kept
  try {
    return areaOf(area)?.getItem(key) ?? null
  } catch {
    return null
  }
}

function write(area: Area, key: string, text: string): void {
  try {
    const store = areaOf(area)
    if (!store) throw new Error('no storage')
    store.setItem(key, text)
    memory.delete(`${area}:${key}`)
  } catch {
    memory.set(`${area}:${key}`, text)
  }
}

function remove(area: Area, key: string): void {
  memory.delete(`${area}:${key}`)
  try {
    areaOf(area)?.removeItem(key)
  } catch {
    // Nothing was stored there.
  }
}

/** Whether the phone lets the app keep anything there; what it refuses lives in memory until the document ends. */
export function storageWorks(area: Area): boolean {
  const probe = `${PREFIX}probe`
  try {
    areaOf(area)?.setItem(probe, '1')
    const kept = areaOf(area)?.getItem(probe) === '1'
    areaOf(area)?.removeItem(probe)
    return kept
  } catch {
    return false
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export interface StoredValue<T> {
  read: () => T
  write: (value: T) => void
  remove: () => void
}

/**
 * One validated place in the phone's storage. What does not parse (broken, older, tampered) reads as the fallback;
 * forbidden or full storage falls back to memory.
 * @param options.exact keeps the value under exactly this key; a string is kept as plain text then (specification §3
 * names four session keys, decision 69 the current report).
 */
export function stored<T>(
  area: Area,
  key: string,
  schema: z.ZodMiniType<T>,
  fallback: T,
  options: { exact?: boolean } = {},
): StoredValue<T> {
  const name = options.exact ? key : PREFIX + key
  const plain = options.exact === true && typeof fallback === 'string'
  if (options.exact) exactKeys.add(name)
  return {
    read: () => {
      const text = read(area, name)
      if (text === null) return fallback
      const result = z.safeParse(schema, plain ? text : parse(text))
      return result.success ? result.data : fallback
    },
    write: (value) => write(area, name, plain ? String(value) : JSON.stringify(value)),
    remove: () => remove(area, name),
  }
}

/** Removes everything the app has stored in both areas, apart from the given keys (as given to `stored`). */
export function clearStored(keep: readonly string[] = []): void {
  const kept = new Set(keep.flatMap((key) => [key, PREFIX + key]))
  for (const area of ['local', 'session'] as const) {
    const store = areaOf(area)
    const ours = store ? Object.keys(store).filter((key) => key.startsWith(PREFIX) || exactKeys.has(key)) : []
    for (const key of ours) if (!kept.has(key)) remove(area, key)
  }
  for (const key of memory.keys()) if (!kept.has(key.slice(key.indexOf(':') + 1))) memory.delete(key)
}
