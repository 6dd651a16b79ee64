import * as z from 'zod/mini'
import { pageState } from './page-load/page-state.ts'

type Area = 'local' | 'session'

/** Prefix of all keys of the app, so that signing out can find and remove them. */
const PREFIX = 'app:'

/** The keys that are stored without the prefix, as far as this page load has used them. */
const ownKeys = new Set<string>()

/** Fallback when the storage is forbidden or full. */
const memory = pageState(() => new Map<string, string>())

/** The browser's storage; null or an exception if the browser forbids it. */
const areaOf = (area: Area): Storage => window[`${area}Storage`]

function write(area: Area, key: string, text: string): boolean {
  try {
    areaOf(area).setItem(key, text)
    memory.current.delete(`${area}:${key}`)
    return true
  } catch {
    memory.current.set(`${area}:${key}`, text)
    return false
  }
}

function remove(area: Area, key: string): void {
  memory.current.delete(`${area}:${key}`)
  try {
    areaOf(area).removeItem(key)
  } catch {
    // The browser forbids the storage, so there is no stored value.
  }
}

/**
 * Whether the browser lets the app store anything in this area; otherwise values live in memory until the page is
 * closed.
 */
export function storageWorks(area: Area): boolean {
  const probe = `${PREFIX}probe`
  try {
    areaOf(area).setItem(probe, '1')
    const kept = areaOf(area).getItem(probe) === '1'
    areaOf(area).removeItem(probe)
    return kept
  } catch {
    return false
  }
}

export interface StoredValue<T> {
  read: () => T
  /** Returns false when the storage is forbidden or full, and the value is in memory only. */
  write: (value: T) => boolean
  remove: () => void
}

/**
 * One validated entry in the browser's storage. For a value that does not parse (broken, outdated, tampered with)
 * `read` returns the fallback. If the storage is forbidden or full, the value is kept in memory.
 * @param options.exact stores the value under exactly this key; a string is then stored as plain text (specification §3
 * names four session keys, decision 69 the current report).
 */
export function storedValue<T>(
  area: Area,
  key: string,
  schema: z.ZodMiniType<T>,
  fallback: T,
  options: { exact?: boolean } = {},
): StoredValue<T> {
  const name = options.exact ? key : PREFIX + key
  const plain = options.exact === true && typeof fallback === 'string'
  ownKeys.add(name)
  return {
    read: () => {
      try {
        const text = memory.current.get(`${area}:${name}`) ?? areaOf(area).getItem(name)
        if (text === null) return fallback
        const result = z.safeParse(schema, plain ? text : JSON.parse(text))
        if (result.success) return result.data
      } catch {
        // Forbidden, or not JSON.
      }
      return fallback
    },
    write: (value) => write(area, name, plain ? String(value) : JSON.stringify(value)),
    remove: () => remove(area, name),
  }
}

/** Removes everything the app has stored in both areas, except the given keys (as given to `storedValue`). */
export function clearStored(keep: readonly string[] = []): void {
  const kept = new Set(keep.flatMap((key) => [key, PREFIX + key]))
  for (const area of ['local', 'session'] as const) {
    try {
      const ours = Object.keys(areaOf(area)).filter((key) => key.startsWith(PREFIX) || ownKeys.has(key))
      for (const key of ours) if (!kept.has(key)) remove(area, key)
    } catch {
      // The browser forbids the storage, so there is nothing to remove.
    }
  }
  for (const key of memory.current.keys()) if (!kept.has(key.slice(key.indexOf(':') + 1))) memory.current.delete(key)
}
